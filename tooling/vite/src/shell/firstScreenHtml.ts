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
  const { renderFirstScreen, Mark, Wordmark } = await load([
    renderer,
    join(folder, 'src/Mark.tsx'),
    join(folder, 'src/Wordmark.tsx'),
  ])
  if (Mark === undefined) throw new Error(`${folder}/src/Mark.tsx exports no Mark`)
  return renderFirstScreen({
    storeName: brand.name,
    Mark,
    Wordmark,
    isOld: brand.newVersion.kind === 'nobody',
  })
}

interface Drawn extends Renderer {
  readonly Mark?: unknown
  /** Few stores have one. */
  readonly Wordmark?: unknown
}

/** All that these files export, those that there are: to start what can load a component takes longer than to load it. */
async function load(files: readonly string[]): Promise<Drawn> {
  const all = 'virtual:topup-drawn'
  const code = files.filter(existsSync).map((file) => `export * from ${JSON.stringify(file)}`)
  const { module } = await runnerImport<Drawn>(all, {
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'topup:drawn',
        resolveId: (id) => (id === all ? `\0${all}` : null),
        load: (id) => (id === `\0${all}` ? code.join('\n') : null),
      },
    ],
  })
  return module
}
