import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { brandCss, type CardLayout, type ThemeInputs } from '@topup/ui-kit/theme'
import { bundleAsync, transform } from 'lightningcss'
import { lightningTargets } from '../targets/targets.ts'

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
