import { basename, dirname } from 'node:path'
import type { SourceClasses } from './readClasses.ts'
import type { Sheet } from './readSheet.ts'

/** The style sheets of ui-kit, and who may use their classes. */
export interface Styles {
  /** Sheets of components: `product/productCard.css` owns `product-card` and what begins with it. */
  readonly components: readonly Sheet[]
  /** The classes that everyone may use. */
  readonly shared: Sheet
}

/** A source file with its classes. */
export interface Source extends SourceClasses {
  readonly path: string
}

/** What is wrong, each in one line that says where and what. */
export type Problems = readonly string[]

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
