import { brotliCompressSync } from 'node:zlib'
import { inlineScripts } from '../repository/folders.ts'
import type { BuiltSize, BuiltText } from '../repository/folders.ts'

/** What a phone loads before the first route can be used; sizes in bytes after brotli 11. */
export interface FirstRoute {
  readonly scripts: readonly string[]
  readonly scriptBytes: number
  readonly styleBytes: number
  /** Texts of the brand's own language, by `lang` of the document: data, not script. */
  readonly textBytes: number
  /** Documents, style sheets and first scripts that would load a font; there should be none (decision 7). */
  readonly fonts: readonly string[]
  /** The reporter, which comes when the products are on screen; 0 where there is none. Source: decision 92. */
  readonly reporterBytes: number
  /** Files of typefaces in the build. */
  readonly typefaces: readonly BuiltSize[]
}

/**
 * Weighs the first route from its document: its inline scripts, the entry, what it is told to load early, and all that these
 * import statically; the inline style sheet and those of the first route; the texts of the brand's own language. Source: decision 40, performance floor e.
 */
export function firstRoute(files: readonly BuiltText[], typefaces: readonly BuiltSize[] = []): FirstRoute {
  const byName = new Map(files.map(({ name, text }) => [name, text]))
  const html = byName.get('index.html') ?? ''
  const hrefs = [...html.matchAll(/<(?:script|link)[^>]*?(?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  const scripts = closure(
    hrefs.filter((name) => name.endsWith('.js')),
    byName,
  )
  const language = (/<html lang="([\w-]+)"/.exec(html)?.[1] ?? '').toLowerCase()
  const texts = files.filter(({ name }) => name.startsWith(`assets/${language}-`) && name.endsWith('.json'))
  const sheets = hrefs.filter((name) => name.endsWith('.css')).map((name) => byName.get(name) ?? '')
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  const styles = [...inline, ...sheets]
  return {
    scripts,
    scriptBytes: sum(
      [...inlineScripts(files).map(({ text }) => text), ...scripts.map((name) => byName.get(name) ?? '')].map(
        brotliBytes,
      ),
    ),
    styleBytes: sum(styles.map(brotliBytes)),
    textBytes: sum(texts.map(({ text }) => brotliBytes(text))),
    reporterBytes: sum(files.filter(({ name }) => reporter.test(name)).map(({ text }) => brotliBytes(text))),
    fonts: files.filter((file) => asksForFont(file, scripts)).map(({ name }) => name),
    typefaces,
  }
}

const reporter = /^assets\/reportPage-[\w-]+\.js$/

/**
 * Whether a document or a style sheet names a font, or a script of the first route loads one. A script that comes later
 * may: it fetches the brand's typeface after the first paint (decision 83).
 */
function asksForFont({ name, text }: BuiltText, first: readonly string[]): boolean {
  if (/\.(?:css|html)$/.test(name)) return /@font-face|\.(?:woff2?|ttf|otf)\b/.test(text)
  return first.includes(name) && /\bFontFace\(/.test(text)
}

/** The named scripts with everything they import statically. */
export function closure(names: readonly string[], byName: ReadonlyMap<string, string>): readonly string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const [, file = ''] of (byName.get(name) ?? '').matchAll(
      /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
    )) {
      visit(`assets/${file}`)
    }
  }
  names.forEach(visit)
  return [...found]
}

/** What a text weighs as it is sent. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text).length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
