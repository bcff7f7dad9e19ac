import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import type { Node } from 'oxc-parser'
import { deriveTheme } from '@topup/ui-kit/theme'
import { listApps, readBrandApp } from '@topup/vite'
import { advertClasses } from '@topup/vite/deploy'
import { verdict } from '../report/checkRow.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder, shippedFiles } from '../repository/folders.ts'

/** What a source file says about classes. */
interface SourceClasses {
  /** Words that are classes for certain: in `className`, `class`, `classNames()`, or with a part or a variant. */
  readonly named: readonly string[]
  /** Every word that may be a class. */
  readonly words: readonly string[]
  /** Beginnings of composed classes: `toast--` of `` `toast--${kind}` ``. */
  readonly prefixes: readonly string[]
}

const wordsOf = (text: string) =>
  text.match(/(?<![\w.-])[a-z][a-z0-9]*(?:(?:--|__|-)[a-z0-9]+)*(?![\w-])/g) ?? []
const hasPart = (word: string) => /__|[a-z0-9]--[a-z]/.test(word)

/** Reads one TypeScript file. Throws when it does not parse. */
export function readClasses(name: string, code: string): SourceClasses {
  const { program, errors } = parseSync(name, code)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message ?? 'does not parse'}`)
  const places: (readonly [start: number, end: number])[] = []
  /** Where a literal is compared, or names a property. */
  const asked = new Set<number>()
  const texts: (readonly [start: number, text: string])[] = []
  const prefixes: string[] = []
  const mark = ({ start, end }: Pick<Node, 'start' | 'end'>) => places.push([start, end])
  new Visitor({
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'className' && node.value) mark(node.value)
    },
    Property(node) {
      if (node.key.type === 'Identifier' && /^class(?:Name)?$/.test(node.key.name)) mark(node.value)
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'classNames') mark(node)
    },
    BinaryExpression(node) {
      for (const side of [node.left, node.right]) if (side.type === 'Literal') asked.add(side.start)
    },
    MemberExpression(node) {
      asked.add(node.property.start)
    },
    Literal(node) {
      if (typeof node.value === 'string') texts.push([node.start, node.value])
    },
    TemplateLiteral(node) {
      for (const { start, value, tail } of node.quasis) {
        const text = value.cooked ?? ''
        const [begun] = tail ? [] : (/[a-z][\w-]*-$/.exec(text) ?? [])
        if (begun !== undefined) prefixes.push(begun)
        // HTML that is written as text names its classes in an attribute.
        for (const [, list = ''] of text.matchAll(/class="([^"]*)/g)) texts.push([-1, list])
        texts.push([start, text])
      }
    },
  }).visit(program)
  const isPlace = (at: number) => at === -1 || places.some(([start, end]) => start <= at && at < end)
  const words = texts.flatMap(([at, text]) =>
    asked.has(at) ? [] : wordsOf(text).map((word) => ({ word, isNamed: isPlace(at) || hasPart(word) })),
  )
  return {
    named: [...new Set(words.filter(({ isNamed }) => isNamed).map(({ word }) => word))],
    words: [...new Set(words.map(({ word }) => word))],
    prefixes,
  }
}

/** A rule of a style sheet. */
interface Rule {
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[]
  /** Its declarations. */
  readonly body: string
}

/** A style sheet, by its path below the root of the repository; `css` is without comments. */
interface Sheet {
  readonly path: string
  readonly css: string
  readonly rules: readonly Rule[]
}

/** Reads the rules of a style sheet, those in `@media` and `@supports` too. Expects what the formatter writes. */
export function readSheet(path: string, text: string): Sheet {
  const css = text.replaceAll(/\/\*[^]*?\*\//g, '')
  const bare = css.replaceAll(/(?<!=)'[^'\n]*'|url\([^)]*\)/g, '')
  const rules = [...bare.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, list = '', body = '']) => ({
    selectors: list
      .trim()
      .split(/,\s*(?![^(]*\))/)
      .map((one) => ({ text: one, classes: found(one, /\.([a-zA-Z][\w-]*)/g) })),
    body,
  }))
  return { path, css, rules }
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The style sheets of ui-kit, and who may use their classes. */
interface Styles {
  /** Sheets of components: `product/productCard.css` owns `product-card` and what begins with it. */
  readonly components: readonly Sheet[]
  /** The classes that everyone may use. */
  readonly shared: Sheet
}

/** A source file with its classes. */
interface Source extends SourceClasses {
  readonly path: string
}

/** What is wrong, each in one line that says where and what. */
type Problems = readonly string[]

/** The block that a sheet owns: `product-card` of `productCard.css`, and `sheet` of `sheet.aside.css`, which is loaded later. */
export const blockOf = (path: string): string =>
  basename(path)
    .replace(/\..*/, '')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const isOf = (block: string, name: string) =>
  name === block || name.startsWith(`${block}-`) || name.startsWith(`${block}_`)

const selectorsOf = ({ rules }: Sheet) => rules.flatMap(({ selectors }) => selectors)
const classesOf = (sheet: Sheet) => new Set(selectorsOf(sheet).flatMap(({ classes }) => classes))

/** Says who owns a class: a component's sheet, the longest block first; `shared`; or nobody. */
function ownerIn({ components, shared }: Styles): (name: string) => Sheet | 'shared' | undefined {
  const common = classesOf(shared)
  const sheets = components.toSorted((a, b) => blockOf(b.path).length - blockOf(a.path).length)
  return (name) =>
    sheets.find(({ path }) => isOf(blockOf(path), name)) ?? (common.has(name) ? 'shared' : undefined)
}

/** A rule of a component stands in its own sheet: each selector names a class of the block. */
export function ruleProblems(styles: Styles): Problems {
  const owner = ownerIn(styles)
  const isOwn = (sheet: Sheet) => (name: string) => {
    const found = owner(name)
    return found !== undefined && found !== 'shared' && blockOf(found.path) === blockOf(sheet.path)
  }
  return styles.components.flatMap((sheet) =>
    selectorsOf(sheet)
      .filter(({ text, classes }) => !isStep(text) && !classes.some(isOwn(sheet)))
      .map(({ text }) => `${sheet.path}: "${text}" names no class of ${blockOf(sheet.path)}`),
  )
}

/** A step of `@keyframes`. */
const isStep = (text: string) => /^(?:from|to|\d+%)$/.test(text)

/**
 * What is wrong with the classes that sources name. A component uses shared ones and those of its own folder, a page shared ones
 * alone; what runs before the scripts finds its places by any that exist.
 */
export function nameProblems(
  styles: Styles,
  who: 'component' | 'page' | 'early',
  sources: readonly Source[],
): Problems {
  const owner = ownerIn(styles)
  const known = new Set([styles.shared, ...styles.components].flatMap((sheet) => [...classesOf(sheet)]))
  const problem = (name: string, path: string) => {
    if (who === 'early') return known.has(name) ? null : 'is in no style sheet'
    const sheet = owner(name)
    if (sheet === 'shared') return null
    if (who === 'page') return 'is not shared'
    if (sheet === undefined) return 'has no style sheet'
    return dirname(sheet.path) === dirname(path) ? null : `belongs to ${sheet.path}`
  }
  return sources.flatMap(({ path, named }) =>
    named.flatMap((name) => {
      const wrong = problem(name, path)
      return wrong === null ? [] : [`${path}: ${name} ${wrong}`]
    }),
  )
}

/** Every class of a sheet is used somewhere. */
export function unusedProblems(sheets: readonly Sheet[], sources: readonly Source[]): Problems {
  const words = new Set(sources.flatMap((source) => source.words))
  const prefixes = [...new Set(sources.flatMap((source) => source.prefixes))]
  return sheets.flatMap((sheet) =>
    [...classesOf(sheet)]
      .filter((name) => !words.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)))
      .map((name) => `${sheet.path}: nothing uses ${name}`),
  )
}

const sided = /(?:^|[;\s])((?:margin|padding|border)-)?(left|right)(-width|-style)?:\s*([^;]+)/g
const twinOf = /^\[dir='rtl'\]\s+/
/** As wide as its place, or in the middle of it: the same from both directions. */
const isSymmetric = /\bwidth:\s*(?:100%|calc\(100%)|\bleft:\s*50%/

/**
 * A rule that names one side, or differs at the sides, has a twin under `[dir='rtl']` in its sheet. Pictures hold what this
 * does not see: shorthands, corners, gradients. Source: decision 69.
 */
export function twinProblems(sheet: Sheet): Problems {
  const twins = new Set(
    selectorsOf(sheet).flatMap(({ text }) => (twinOf.test(text) ? [text.replace(twinOf, '')] : [])),
  )
  return sheet.rules
    .filter(({ body }) => !isEven(body) && !isSymmetric.test(body))
    .flatMap(({ selectors }) => selectors)
    .filter(({ text }) => !text.includes('[dir=') && !twins.has(text))
    .map(({ text }) => `${sheet.path}: "${text}" names a side and has no twin`)
}

/** Whether each property that names a side names both, with one value. */
function isEven(body: string): boolean {
  const sides = new Map<string, Partial<Record<string, string>>>()
  for (const [, before = '', side = '', after = '', value = ''] of body.matchAll(sided)) {
    const property = `${before}${after}`
    sides.set(property, { ...sides.get(property), [side]: value.trim() })
  }
  return [...sides.values()].every(({ left, right }) => left === right)
}

/**
 * Every custom property that a sheet reads without another value has one: from a sheet, from a script that names it, or from the
 * theme of each brand.
 */
export function tokenProblems(
  sheets: readonly Pick<Sheet, 'path' | 'css'>[],
  scripts: readonly string[],
  themes: readonly (readonly string[])[],
): Problems {
  const [first = [], ...others] = themes
  const known = new Set([
    ...first.filter((name) => others.every((theme) => theme.includes(name))).map((name) => `--${name}`),
    ...sheets.flatMap(({ css }) => found(css, /(?<![\w-])(--[\w-]+)\s*:/g)),
    ...scripts.flatMap((code) => found(code, /['"`](--[\w-]+)['"`]/g)),
  ])
  return sheets.flatMap(({ path, css }) =>
    [...new Set(found(css, /var\(\s*(--[\w-]+)\s*\)/g))]
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name} has no value`),
  )
}

const shared = 'packages/ui-kit/src/styles/utilities.css'

/**
 * Pages use the classes of ui-kit's `styles/utilities.css`; all others belong to the component whose sheet has them. Stories
 * may draw anything.
 */
export async function checkStyles(): Promise<readonly CheckRow[]> {
  const everySheet = globSync('{apps,packages}/*/src/**/*.css', { cwd: rootFolder })
    .toSorted()
    .map((path) => readSheet(path, read(path)))
  const sheets = everySheet.filter(({ path }) => path.startsWith('packages/ui-kit/'))
  const common = sheets.find(({ path }) => path === shared)
  if (common === undefined) throw new Error(`${shared} is missing`)
  // The sheets in `styles` set elements and tokens, the layouts of cards, and what the system’s colours change in every component.
  const components = sheets.filter(({ path }) => !path.startsWith('packages/ui-kit/src/styles/'))
  const styles = { components, shared: common }
  const kit = sourcesAt('packages/ui-kit/src/**/*.{ts,tsx}')
  const flows = sourcesAt('{apps,packages/flows}/**/src/**/*.{ts,tsx}')
  // What runs before the scripts finds its places in what components have drawn; what it is drawn by is a page as any other.
  const isEarly = ({ path }: Source) => /^packages\/flows\/src\/early\/(?!document\/)/.test(path)
  const pages = flows.filter((source) => !isEarly(source))
  const early = [...flows.filter(isEarly), ...sourcesAt('tooling/vite/src/{shell,pay}/*.ts')]
  const all = [...kit, ...pages, ...early]
  const themes = await Promise.all(
    listApps().map(async (key) => Object.keys(deriveTheme((await readBrandApp(key)).theme))),
  )
  const scripts = all.map(({ path }) => read(path))
  const hidden = sheets.flatMap((sheet) =>
    advertClasses([...classesOf(sheet)]).map((name) => `${sheet.path}: ${name}`),
  )
  const row = (subject: string, files: readonly unknown[], problems: Problems) =>
    verdict(subject, problems, { fine: `${files.length} files` })
  return [
    row('rules stand in the sheet of their component', sheets, ruleProblems(styles)),
    row('components use shared classes and their own', kit, nameProblems(styles, 'component', kit)),
    row('pages use shared classes', pages, nameProblems(styles, 'page', pages)),
    row('what comes before the scripts uses known classes', early, nameProblems(styles, 'early', early)),
    row('one side has a twin for right to left', sheets, sheets.flatMap(twinProblems)),
    row('every class is used', sheets, unusedProblems(sheets, all)),
    row('no class is hidden by block lists', sheets, hidden),
    row('every custom property has a value', everySheet, tokenProblems(everySheet, scripts, themes)),
  ]
}

const read = (path: string) => readFileSync(join(rootFolder, path), 'utf8')

const sourcesAt = (pattern: string): readonly Source[] =>
  shippedFiles(pattern).map((path) => ({ path, ...readClasses(path, read(path)) }))
