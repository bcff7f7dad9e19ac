import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleAsync, transform } from 'lightningcss'
import { runnerImport } from 'vite'
import { brandCss } from '@topup/ui-kit/theme'
import type { CardLayout, ThemeInputs } from '@topup/ui-kit/theme'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { lightningTargets } from '../targets/targets.ts'

/** What the document of a store holds before any script. */
interface FirstScreenHtml {
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

interface Loaded {
  readonly module: Drawn
  /** The files that it came from, and when each was written. */
  readonly from: readonly string[]
  readonly written: string
}

/** What was loaded for a list of files, or is about to be. */
const kept = new Map<string, Promise<Loaded>>()

/** When each of these files was last written. */
const writtenAt = (files: readonly string[]): string =>
  files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join()

/**
 * All that these files export, those that there are: to start what can load a component takes longer than to load it, so a
 * development server, which asks at each visit, gets what it got before until one of the files is written. The first visit
 * comes while the server prepares itself, and waits for the same.
 */
async function load(files: readonly string[]): Promise<Drawn> {
  const present = files.filter(existsSync)
  const key = present.join()
  const before = kept.get(key)
  // Set before anything is awaited: whoever asks meanwhile waits for the same.
  const loading = before === undefined ? loadNow(present) : unlessWritten(before, present)
  kept.set(key, loading)
  return (await loading).module
}

/** What was loaded before, or what is there now where one of its files was written since, or could not be loaded. */
async function unlessWritten(before: Promise<Loaded>, present: readonly string[]): Promise<Loaded> {
  const loaded = await before.catch(() => null)
  return loaded !== null && loaded.written === writtenAt(loaded.from) ? loaded : loadNow(present)
}

async function loadNow(present: readonly string[]): Promise<Loaded> {
  const all = 'virtual:topup-drawn'
  const code = present.map((file) => `export * from ${JSON.stringify(file)}`).join('\n')
  const { module, dependencies } = await runnerImport<Drawn>(all, {
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'topup:drawn',
        resolveId: (id) => (id === all ? `\0${all}` : null),
        load: (id) => (id === `\0${all}` ? code : null),
      },
    ],
  })
  return { module, from: dependencies, written: writtenAt(dependencies) }
}

const require = createRequire(import.meta.url)

/** The file that the first route's style sheet begins with. */
const criticalFile = require.resolve('@topup/ui-kit/styles/shell.css')

/** The sheet that lays cards out otherwise than as tiles; the one place that knows which layout a document gets. */
const cardSheets: Partial<Record<CardLayout, string>> = {
  row: require.resolve('@topup/ui-kit/styles/cardsRow.css'),
  price: require.resolve('@topup/ui-kit/styles/cardsPrice.css'),
}

/** The folder that holds it and all that it imports: ui-kit's components have their sheets beside them. */
export const criticalFolder: string = dirname(dirname(criticalFile))

/**
 * Style sheet of the first route, minified and lowered: the brand's derived theme, ui-kit's shell and the brand's layout of
 * cards. The same elements stand in every layout, so the skeleton, the early painter and
 * React need not know it. It goes into the document, so the first paint waits for no request. Rejects where a file has
 * a mistake.
 */
export async function criticalCss(theme: ThemeInputs): Promise<string> {
  const derived = transform({
    filename: 'theme.css',
    code: Buffer.from(brandCss(theme)),
    minify: true,
    targets: lightningTargets,
  })
  // Not the synchronous `bundle`: it waits for the threads on which the sheets of the development server are bundled,
  // and those wait for this one, because they ask Vite where an import leads.
  const sheets = await Promise.all(
    filesOf(theme).map((filename) => bundleAsync({ filename, minify: true, targets: lightningTargets })),
  )
  return [derived, ...sheets].map(({ code }) => Buffer.from(code).toString('utf8')).join('')
}

function filesOf({ cards = 'tile' }: ThemeInputs): readonly string[] {
  const layout = cardSheets[cards]
  return layout === undefined ? [criticalFile] : [criticalFile, layout]
}
