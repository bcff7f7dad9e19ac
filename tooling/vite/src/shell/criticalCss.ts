import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brandCss, type CardLayout, type ThemeInputs } from '@topup/ui-kit/theme'
import { bundleAsync, transform } from 'lightningcss'
import { lightningTargets } from '../targets/targets.ts'

const require = createRequire(import.meta.url)

/** The files that the first route's style sheet begins with. */
const criticalFiles = [
  require.resolve('@topup/ui-kit/styles/shell.css'),
  join(import.meta.dirname, 'shell.css'),
] as const

/** The sheet that lays cards out otherwise than as tiles; the one place that knows which layout a document gets. */
const cardSheets: Partial<Record<CardLayout, string>> = {
  row: require.resolve('@topup/ui-kit/styles/cardsRow.css'),
  price: require.resolve('@topup/ui-kit/styles/cardsPrice.css'),
}

/** The folders that hold them and all that they import: ui-kit's components have their sheets beside them. */
export const criticalFolders: readonly string[] = [dirname(dirname(criticalFiles[0])), import.meta.dirname]

/**
 * Style sheet of the first route, minified and lowered: the brand's derived theme, ui-kit's shell, the brand's layout of
 * cards and the skeleton's measures. The same elements stand in every layout, so the skeleton, the early painter and
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
  const [shell, skeleton] = criticalFiles
  const layout = cardSheets[cards]
  return layout === undefined ? [shell, skeleton] : [shell, layout, skeleton]
}
