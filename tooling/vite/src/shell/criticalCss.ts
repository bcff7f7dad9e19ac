import { createRequire } from 'node:module'
import { join } from 'node:path'
import { deriveTheme, themeCss, type ThemeInputs } from '@topup/ui-kit/theme'
import { bundle, transform } from 'lightningcss'
import { lightningTargets } from '../targets.ts'

const require = createRequire(import.meta.url)

/** The files that the first route's style sheet begins with; what they import stands beside them. */
export const criticalFiles: readonly string[] = [
  require.resolve('@topup/ui-kit/styles/shell.css'),
  join(import.meta.dirname, 'shell.css'),
]

/**
 * Style sheet of the first route, minified and lowered: the brand's derived theme, ui-kit's shell and
 * the skeleton's measures. It goes into the document, so the first paint waits for no request.
 */
export function criticalCss(theme: ThemeInputs): string {
  const derived = transform({
    filename: 'theme.css',
    code: Buffer.from(themeCss(deriveTheme(theme))),
    minify: true,
    targets: lightningTargets,
  })
  const sheets = criticalFiles.map(
    (filename) => bundle({ filename, minify: true, targets: lightningTargets }).code,
  )
  return [derived.code, ...sheets].map((code) => Buffer.from(code).toString('utf8')).join('')
}
