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

/** A class in a selector: `.product-card__name` without its dot. */
const classes = /\.([a-zA-Z][\w-]*)/g

/** A style sheet: the selectors of its rules, each with the classes that it names. */
interface Sheet {
  /** Path below the root of the repository. */
  readonly path: string
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[]
}

/** Reads the selectors of a style sheet, those in `@media` and `@supports` too. Expects what the formatter writes. */
export function readSheet(path: string, css: string): Sheet {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/'[^'\n]*'|url\([^)]*\)/g, '')
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, before = '']) => before.trim())
    .filter((before) => !before.startsWith('@'))
    .flatMap((list) => list.split(/,\s*(?![^(]*\))/))
    .map((text) => ({ text, classes: [...text.matchAll(classes)].map(([, name = '']) => name) }))
  return { path, selectors }
}

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

const classesOf = ({ selectors }: Sheet) => new Set(selectors.flatMap(({ classes }) => classes))

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
    sheet.selectors
      .filter(({ text, classes }) => !isStep(text) && !classes.some(isOwn(sheet)))
      .map(({ text }) => `${sheet.path}: "${text}" names no class of ${blockOf(sheet.path)}`),
  )
}

/** A step of `@keyframes`. */
const isStep = (text: string) => /^(?:from|to|\d+%)$/.test(text)

/** A component uses shared classes and those of its own folder. */
export function componentProblems(styles: Styles, sources: readonly Source[]): Problems {
  const owner = ownerIn(styles)
  return sources.flatMap(({ path, named }) =>
    named.flatMap((name) => {
      const sheet = owner(name)
      if (sheet === 'shared' || (sheet !== undefined && dirname(sheet.path) === dirname(path))) return []
      return [`${path}: ${name} ${sheet === undefined ? 'has no style sheet' : `belongs to ${sheet.path}`}`]
    }),
  )
}

/** A page uses shared classes only. */
export function pageProblems(styles: Styles, sources: readonly Source[]): Problems {
  const owner = ownerIn(styles)
  return sources.flatMap(({ path, named }) =>
    named.filter((name) => owner(name) !== 'shared').map((name) => `${path}: ${name} is not shared`),
  )
}

/** The classes by which the early script finds its places exist. */
export function unknownProblems(styles: Styles, sources: readonly Source[]): Problems {
  const known = new Set([styles.shared, ...styles.components].flatMap((sheet) => [...classesOf(sheet)]))
  return sources.flatMap(({ path, named }) =>
    named.filter((name) => !known.has(name)).map((name) => `${path}: no style sheet has ${name}`),
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

const rule = /([^{};]+)\{([^{}]*)\}/g
const sided = /(?:^|[;\s])((?:margin|padding|border)-)?(left|right)(-width|-style)?:\s*([^;]+)/g
const twinOf = /^\[dir='rtl'\]\s+/
/** As wide as its place, or in the middle of it: the same from both directions. */
const isSymmetric = /\bwidth:\s*(?:100%|calc\(100%)|\bleft:\s*50%/

/**
 * A rule that names one side, or differs at the sides, has a twin under `[dir='rtl']` in its sheet. Pictures hold what this
 * does not see: shorthands, corners, gradients. Source: decision 69.
 */
export function twinProblems(path: string, css: string): Problems {
  const rules = [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(rule)].map(([, list = '', body = '']) => ({
    selectors: list.trim().split(/,\s*(?![^(]*\))/),
    body,
  }))
  const twins = new Set(
    rules.flatMap(({ selectors }) =>
      selectors.filter((one) => twinOf.test(one)).map((one) => one.replace(twinOf, '')),
    ),
  )
  return rules.flatMap(({ selectors, body }) =>
    isEven(body) || isSymmetric.test(body)
      ? []
      : selectors
          .filter((one) => !one.includes('[dir=') && !twins.has(one))
          .map((one) => `${path}: "${one}" names a side and has no twin`),
  )
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
  sheets: readonly { readonly path: string; readonly css: string }[],
  scripts: readonly string[],
  themes: readonly (readonly string[])[],
): Problems {
  const bare = sheets.map(({ path, css }) => ({ path, css: css.replaceAll(/\/\*[^]*?\*\//g, '') }))
  const [first = [], ...others] = themes
  const known = new Set([
    ...first.filter((name) => others.every((theme) => theme.includes(name))).map((name) => `--${name}`),
    ...bare.flatMap(({ css }) => found(css, /(?<![\w-])(--[\w-]+)\s*:/g)),
    ...scripts.flatMap((code) => found(code, /['"`](--[\w-]+)['"`]/g)),
  ])
  return bare.flatMap(({ path, css }) =>
    [...new Set(found(css, /var\(\s*(--[\w-]+)\s*\)/g))]
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name} has no value`),
  )
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const shared = 'packages/ui-kit/src/styles/utilities.css'

/**
 * Pages use the classes of ui-kit's `styles/utilities.css`; all others belong to the component whose sheet has them. Stories
 * may draw anything.
 */
export async function checkStyles(): Promise<readonly CheckRow[]> {
  const sheets = sheetsAt('packages/ui-kit/src/**/*.css')
  // The sheets in `styles` set elements and tokens, the layouts of cards, and what the system’s colours change in every component.
  const components = sheets.filter(({ path }) => !path.startsWith('packages/ui-kit/src/styles/'))
  const styles = { components, shared: one(sheets, shared) }
  const kit = sourcesAt('packages/ui-kit/src/**/*.{ts,tsx}')
  const pages = sourcesAt('{apps,packages/flows}/**/src/**/*.{ts,tsx}')
  // What runs before the scripts finds its places in what components have drawn; what it is drawn by is a page as any other.
  const isEarly = ({ path }: Source) => /^packages\/flows\/src\/early\/(?!document\/)/.test(path)
  const early = [...pages.filter(isEarly), ...sourcesAt('tooling/vite/src/{shell,pay}/*.ts')]
  const all = [...kit, ...pages, ...early]
  const everySheet = sheetsAt('{apps,packages}/*/src/**/*.css').map(({ path }) => ({ path, css: read(path) }))
  const themes = await Promise.all(
    listApps().map(async (key) => Object.keys(deriveTheme((await readBrandApp(key)).theme))),
  )
  const judge = (subject: string, count: number, problems: Problems) =>
    verdict(subject, problems, { fine: `${count} files` })
  return [
    judge('rules stand in the sheet of their component', sheets.length, ruleProblems(styles)),
    judge('components use shared classes and their own', kit.length, componentProblems(styles, kit)),
    judge(
      'pages use shared classes',
      pages.length,
      pageProblems(
        styles,
        pages.filter((source) => !isEarly(source)),
      ),
    ),
    judge('what comes before the scripts uses known classes', early.length, unknownProblems(styles, early)),
    judge(
      'one side has a twin for right to left',
      sheets.length,
      sheets.flatMap(({ path }) => twinProblems(path, read(path))),
    ),
    judge('every class is used', sheets.length, unusedProblems(sheets, all)),
    judge(
      'no class is hidden by block lists',
      sheets.length,
      sheets.flatMap((sheet) => advertClasses([...classesOf(sheet)]).map((name) => `${sheet.path}: ${name}`)),
    ),
    judge(
      'every custom property has a value',
      everySheet.length,
      tokenProblems(
        everySheet,
        all.map(({ path }) => read(path)),
        themes,
      ),
    ),
  ]
}

const read = (path: string) => readFileSync(join(rootFolder, path), 'utf8')

const sheetsAt = (pattern: string): readonly Sheet[] =>
  globSync(pattern, { cwd: rootFolder })
    .toSorted()
    .map((path) => readSheet(path, read(path)))

const sourcesAt = (pattern: string): readonly Source[] =>
  shippedFiles(pattern).map((path) => ({ path, ...readClasses(path, read(path)) }))

function one(sheets: readonly Sheet[], path: string): Sheet {
  const found = sheets.find((sheet) => sheet.path === path)
  if (found === undefined) throw new Error(`${path} is missing`)
  return found
}
