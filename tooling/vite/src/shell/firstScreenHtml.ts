import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { BrandApp } from '../apps/readBrandApp.ts'

/** What the document of a store holds before any script. */
export interface FirstScreenHtml {
  /** Header, skeleton and bottom bar. */
  readonly shell: string
  /** The parts that the early script fills in; empty where it paints nothing. */
  readonly parts: string
}

/** `renderFirstScreen` of flows; its types draw, and these programs know no drawing. */
interface Renderer {
  readonly renderFirstScreen: (props: {
    readonly storeName: string
    readonly Mark: unknown
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
  const [{ renderFirstScreen }, { Mark }] = await Promise.all([
    load<Renderer>(renderer),
    load<{ readonly Mark: unknown }>(join(folder, 'src/Mark.tsx')),
  ])
  return renderFirstScreen({ storeName: brand.name, Mark, isOld: brand.newVersion.kind === 'nobody' })
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: 'error' })
  return module
}
