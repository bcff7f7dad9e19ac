import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { BrandApp } from '../apps/readBrandApp.ts'

/** What the document of a store holds before any script. */
export interface FirstScreenHtml {
  /** Header, skeleton and bottom bar. */
  readonly shell: string
  /** The parts that the early script fills in. */
  readonly parts: string
}

/** `renderFirstScreen` of flows; its types draw, and these programs know no drawing. */
interface Renderer {
  readonly renderFirstScreen: (props: {
    readonly storeName: string
    readonly Mark: unknown
    readonly Wordmark: unknown
    readonly isOld: boolean
  }) => FirstScreenHtml
}

/** Its module: Node cannot import components by itself. */
const renderer = fileURLToPath(import.meta.resolve('@topup/flows/early/render'))

/** Renders what stands before the scripts by the store's own components, so that it is drawn once. */
export async function firstScreenHtml({
  brand,
  folder,
}: Pick<BrandApp, 'brand' | 'folder'>): Promise<FirstScreenHtml> {
  const [{ renderFirstScreen }, Mark, Wordmark] = await Promise.all([
    load<Renderer>(renderer),
    drawing(folder, 'Mark'),
    drawing(folder, 'Wordmark'),
  ])
  if (Mark === undefined) throw new Error(`${folder}/src/Mark.tsx exports no Mark`)
  return renderFirstScreen({
    storeName: brand.name,
    Mark,
    Wordmark,
    isOld: brand.newVersion.kind === 'nobody',
  })
}

/** A drawing of the app; undefined where it has none. */
async function drawing(folder: string, name: 'Mark' | 'Wordmark'): Promise<unknown> {
  const file = join(folder, `src/${name}.tsx`)
  return existsSync(file) ? (await load<Readonly<Record<string, unknown>>>(file))[name] : undefined
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: 'error' })
  return module
}
