import { brotliCompressSync } from 'node:zlib'
import { inlineScripts } from '../repository/folders.ts'
import type { BuiltSize, BuiltText } from '../repository/folders.ts'

/** What a phone loads before the first route can be used; sizes in bytes after brotli 11. */
export interface FirstRoute {
  readonly scripts: readonly string[]
  readonly scriptBytes: number
  readonly styleBytes: number
  /** The document with all that stands in it. */
  readonly documentBytes: number
  /** Of it the scripts, which run before the first paint and until the first screen's data is asked for. */
  readonly inlineScriptBytes: number
  /** Elements of the skeleton, which are styled, laid out and painted before anything is known. */
  readonly skeletonElements: number
  /** Texts of the brand's own language, by `lang` of the document: data, not script. */
  readonly textBytes: number
  /** Documents, style sheets and first scripts that would load a font; there should be none (decision 57). */
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
  const byName = new Map(files.map((file) => [file.name, file]))
  const html = byName.get('index.html')?.text ?? ''
  const hrefs = [...html.matchAll(/<(?:script|link)[^>]*?(?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  const scripts = closure(
    hrefs.filter((name) => name.endsWith('.js')),
    byName,
  )
  const language = (/<html lang="([\w-]+)"/.exec(html)?.[1] ?? '').toLowerCase()
  const texts = files.filter(({ name }) => name.startsWith(`assets/${language}-`) && name.endsWith('.json'))
  const sheets = hrefs.filter((name) => name.endsWith('.css'))
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => ({ text }))
  return {
    scripts,
    scriptBytes: bytesOf([...inlineScripts(files), ...filesOf(scripts, byName)]),
    styleBytes: bytesOf([...inline, ...filesOf(sheets, byName)]),
    documentBytes: bytesOf([{ text: html }]),
    inlineScriptBytes: bytesOf(inlineScripts(files)),
    skeletonElements: (skeleton.exec(html)?.[0].match(/<[a-z]/g) ?? []).length,
    textBytes: bytesOf(texts),
    reporterBytes: bytesOf(files.filter(({ name }) => reporter.test(name))),
    fonts: files.filter((file) => asksForFont(file, scripts)).map(({ name }) => name),
    typefaces,
  }
}

const skeleton = /<div id="root">[\s\S]*?(?=<noscript|<\/body|$)/

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
export function closure(names: readonly string[], byName: ReadonlyMap<string, BuiltText>): readonly string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const [, file = ''] of (byName.get(name)?.text ?? '').matchAll(
      /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
    )) {
      visit(`assets/${file}`)
    }
  }
  names.forEach(visit)
  return [...found]
}

/** The files with these names, as far as the build has them. */
export const filesOf = (
  names: readonly string[],
  byName: ReadonlyMap<string, BuiltText>,
): readonly BuiltText[] => names.flatMap((name) => byName.get(name) ?? [])

/** What texts weigh as they are sent: by their compressed copies; what stands in a document has none. */
export function bytesOf(texts: readonly Omit<BuiltText, 'name'>[]): number {
  return texts.reduce(
    (sum, { text, brotliBytes }) => sum + (brotliBytes ?? brotliCompressSync(text).length),
    0,
  )
}
