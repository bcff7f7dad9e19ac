import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleAsync, transform } from 'lightningcss'
import { isRunnableDevEnvironment, runnerImport } from 'vite'
import type { ViteDevServer } from 'vite'
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

interface Drawn extends Renderer {
  readonly Mark?: unknown
  /** Few stores have one. */
  readonly Wordmark?: unknown
}

/**
 * Renders what stands before the scripts by the store's own components, so that it is drawn once. A development server imports them
 * itself, and keeps them until one of their files is written.
 */
export async function firstScreenHtml(
  { brand, folder }: Pick<BrandApp, 'brand' | 'folder'>,
  server?: ViteDevServer,
): Promise<FirstScreenHtml> {
  const files = [renderer, join(folder, 'src/Mark.tsx'), join(folder, 'src/Wordmark.tsx')].filter(existsSync)
  const ssr = server?.environments.ssr
  const { renderFirstScreen, Mark, Wordmark } =
    ssr !== undefined && isRunnableDevEnvironment(ssr)
      ? (Object.assign({}, ...(await Promise.all(files.map((file) => ssr.runner.import(file))))) as Drawn)
      : await importByItself(files)
  if (Mark === undefined) throw new Error(`${folder}/src/Mark.tsx exports no Mark`)
  return renderFirstScreen({
    storeName: brand.name,
    Mark,
    Wordmark,
    isOld: brand.newVersion.kind === 'nobody',
  })
}

/** All that these files export. */
async function importByItself(files: readonly string[]): Promise<Drawn> {
  const all = 'virtual:topup-drawn'
  const code = files.map((file) => `export * from ${JSON.stringify(file)}`).join('\n')
  const { module } = await runnerImport<Drawn>(all, {
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
  return module
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
