import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { NewVersionRule } from '@topup/domain'
import { artworkFiles } from '@topup/ui-kit/artworkFile'
import { readBrandApp } from '@topup/vite'
import { firstVisitFiles } from '@topup/vite/loadedTogether'
import type { CheckRow } from '../report/checkRow.ts'
import { inlineScripts, readBuild, readTypefaces } from '../repository/folders.ts'
import type { BuiltSize, BuiltText } from '../repository/folders.ts'

/** What a phone loads before the first route can be used; sizes in bytes after brotli 11. */
interface FirstRoute {
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
function closure(names: readonly string[], byName: ReadonlyMap<string, BuiltText>): readonly string[] {
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

/** The layout that a first visit sees. */
type SeenLayout = keyof typeof firstVisitFiles

/** What a first visit that only looks loads until nothing more comes; sizes in bytes after brotli 11. */
interface FirstVisit {
  readonly requests: number
  /** With the scripts that stand in the document. */
  readonly scriptBytes: number
  /** Files that should be in the build and are not. */
  readonly missing: readonly string[]
}

/** Products, page config, games, and the first event that is tracked. Pictures of the publisher are not the store's. */
const calls = 4

/**
 * Of the files with the drawings of products, how many a page needs: a game has one currency, so its goods need that one's file
 * and the one of other items; the first step of the old layout has no goods.
 */
const productDrawings = { new: 2, old: 0 } as const
const ofProducts = new RegExp(`^assets/(?:${artworkFiles.join('|')})-[\\w-]{8}\\.svg$`)

/**
 * Counts a first visit from the build: the document, the first route, the files that the code fetches when the first screen
 * is there (`loadedTogether.ts`) with all that they import statically, the drawings that the first route names, the icon and the
 * typeface. That a browser does the same is a journey (`firstVisit.spec.ts`).
 */
export function firstVisit(
  files: readonly BuiltText[],
  route: Pick<FirstRoute, 'scriptBytes' | 'scripts' | 'typefaces'>,
  layout: SeenLayout,
): FirstVisit {
  const byName = new Map(files.map((file) => [file.name, file]))
  const named = firstVisitFiles[layout].map((name) => ({ name, file: fileOf(name, files) }))
  const late = named.flatMap(({ file }) => (file === undefined ? [] : [file]))
  const scripts = closure([...route.scripts, ...late.filter((name) => name.endsWith('.js'))], byName)
  const added = scripts.filter((name) => !route.scripts.includes(name))
  const textOf = (name: string) => byName.get(name)?.text ?? ''
  const svgs = new Set(
    ['index.html', ...route.scripts].flatMap((name) => textOf(name).match(/assets\/[\w-]+\.svg/g) ?? []),
  )
  const others = [...svgs].filter((name) => !ofProducts.test(name))
  const ofGoods = [...svgs].filter((name) => ofProducts.test(name)).slice(0, productDrawings[layout])
  const sheets = late.filter((name) => name.endsWith('.css'))
  const icons = textOf('index.html').match(/<link rel="icon"[^>]* href="\//g) ?? []
  const own = [...scripts, ...others, ...ofGoods, ...sheets, ...icons, ...route.typefaces]
  return {
    requests: 1 + own.length + calls,
    scriptBytes: route.scriptBytes + bytesOf(filesOf(added, byName)),
    missing: named.filter(({ file }) => file === undefined).map(({ name }) => name),
  }
}

/** The built file of a group, without its hash. */
const fileOf = (name: string, files: readonly BuiltText[]): string | undefined =>
  files.find((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.(?:js|css)$`).test(file.name))?.name

/**
 * What the pay document of a built store loads before a form is asked for, with the scripts that stand in it, in bytes after
 * brotli 11; null for a store without one. Source: decision 95.
 */
export function payScriptBytes(files: readonly BuiltText[]): number | null {
  const byName = new Map(files.map((file) => [file.name, file]))
  const html = byName.get('pay.html')?.text
  if (html === undefined) return null
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name)
  return bytesOf([...inlineScripts(files, 'pay.html'), ...filesOf(closure(named, byName), byName)])
}

/**
 * Limits in bytes after brotli 11: of the first route with its style sheet, its document and the scripts in that, of the pay document before a form is asked for, of the reporter, of a
 * brand's one typeface and of the service worker, which come after it, and of all scripts that a first visit loads until
 * nothing more comes; how many requests such a visit makes, and how many elements the skeleton
 * has, with the root.
 */
export const limits = {
  // With the texts of the default language, 6.6 to 8.9 kB.
  scriptBytes: 118_300,
  scriptWarningBytes: 116_900,
  styleBytes: 9_500,
  documentBytes: 16_300,
  inlineScriptBytes: 3_900,
  skeletonElements: 63,
  reporterBytes: 2_000,
  typefaceBytes: 20_000,
  payScriptBytes: 68_000,
  workerBytes: 10_000,
  visitScriptBytes: { new: 128_300, old: 135_100 },
  visitRequests: 16,
}

/** What a store loads, and what a first visit to it loads in each layout that it may see. */
export interface StoreWeight {
  readonly route: FirstRoute
  readonly visits: Readonly<Partial<Record<SeenLayout, FirstVisit>>>
  /** Null for a store without a pay document. */
  readonly payScriptBytes: number | null
  readonly workerBytes: number
}

/** First route and first visit of these stores against the limits. */
export async function checkBudget(stores: readonly string[]): Promise<readonly CheckRow[]> {
  const apps = await Promise.all(stores.map((key) => readBrandApp(key)))
  return apps.map(({ brand, folder }) => {
    const built = join(folder, 'dist')
    const files = readBuild(built)
    const route = firstRoute(files, readTypefaces(built))
    const visits = layoutsOf(brand.newVersion).map((layout) => [layout, firstVisit(files, route, layout)])
    return judge(brand.key, {
      route,
      visits: Object.fromEntries(visits) as StoreWeight['visits'],
      payScriptBytes: payScriptBytes(files),
      workerBytes: bytesOf(files.filter(({ name }) => name === 'sw.js')),
    })
  })
}

/** The layouts that players of a brand may see. */
function layoutsOf({ kind }: NewVersionRule): readonly SeenLayout[] {
  if (kind === 'everyone') return ['new']
  return kind === 'nobody' ? ['old'] : ['new', 'old']
}

/**
 * One store's row: failed over a limit, with an early font, with a second typeface or where a file is not what it was, and says so
 * before all figures; warned when the scripts of the first route come near their limit.
 */
export function judge(subject: string, { route, visits, workerBytes, ...store }: StoreWeight): CheckRow {
  const { scripts, scriptBytes, typefaces } = route
  const seen = Object.entries(visits) as readonly [SeenLayout, FirstVisit][]
  const typefaceBytes = typefaces.reduce((sum, { bytes }) => sum + bytes, 0)
  const figures: readonly Figure[] = [
    ['scripts', scriptBytes, kilobytes, limits.scriptBytes],
    ['styles', route.styleBytes, kilobytes, limits.styleBytes],
    ['document', route.documentBytes, kilobytes, limits.documentBytes],
    ['scripts in it', route.inlineScriptBytes, kilobytes, limits.inlineScriptBytes],
    ['elements of the skeleton', route.skeletonElements, String, limits.skeletonElements],
    ['texts', route.textBytes, kilobytes, Infinity],
    ['early fonts', route.fonts.length, String, 0],
    ['reporter', route.reporterBytes, kilobytes, limits.reporterBytes],
    ['typefaces', typefaces.length, String, 1],
    ['typeface', typefaceBytes, kilobytes, limits.typefaceBytes],
    ['service worker', workerBytes, kilobytes, limits.workerBytes],
    ...seen.flatMap(([layout, { requests, scriptBytes: bytes }]): readonly Figure[] => [
      [`requests of a first visit (${layout} layout)`, requests, String, limits.visitRequests],
      ['its scripts', bytes, kilobytes, limits.visitScriptBytes[layout]],
    ]),
    ...(store.payScriptBytes === null
      ? []
      : [['pay document', store.payScriptBytes, kilobytes, limits.payScriptBytes] as const]),
  ]
  const wrong = [
    ...(scripts.length === 0 ? ['no first scripts'] : []),
    ...(seen.length === 0 ? ['no layout'] : []),
    ...seen.flatMap(([, { missing }]) => missing.map((name) => `no file ${name}`)),
    ...figures.flatMap(([what, value, say, most]) =>
      value > most ? [`${what} ${say(value)}, over ${say(most)}`] : [],
    ),
  ]
  const all = figures.map(([what, value, say]) => `${what} ${say(value)}`).join(', ')
  if (wrong.length > 0) return { subject, kind: 'failed', detail: `${wrong.join('; ')}; of ${all}` }
  return { subject, kind: scriptBytes > limits.scriptWarningBytes ? 'warned' : 'passed', detail: all }
}

type Figure = readonly [what: string, value: number, say: (value: number) => string, most: number]

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
