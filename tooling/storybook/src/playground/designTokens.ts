import { deriveTheme, displayFamily } from '@topup/ui-kit/theme'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import { readColour, readDimension, readShadow } from './cssValue.ts'
import type { TokenColour, TokenDimension, TokenShadow } from './cssValue.ts'

type TokenValue = TokenColour | TokenDimension | readonly TokenShadow[] | readonly string[] | string | number

/** Tokens of one type, by the name of their custom property without the dashes. */
interface TokenGroup {
  readonly $type: 'color' | 'dimension' | 'shadow' | 'fontFamily' | 'number'
  readonly [name: string]: { readonly $value: TokenValue } | string
}

/** A file of the Design Tokens Community Group's format, 2025.10: https://www.designtokens.org/TR/2025.10/format/ */
export interface DesignTokensFile {
  readonly $description: string
  readonly [group: string]: TokenGroup | string
}

const groups = ['color', 'radius', 'shadow', 'line', 'typeface'] as const
type Group = (typeof groups)[number]

const types: Record<Group, TokenGroup['$type']> = {
  color: 'color',
  radius: 'dimension',
  shadow: 'shadow',
  line: 'number',
  typeface: 'fontFamily',
}

/** The derived tokens of these inputs for tools of designers. Throws on a token that the format has no type for. */
export function designTokens(inputs: ThemeInputs): DesignTokensFile {
  const read = Object.entries(deriveTheme(inputs)).map(([name, css]) => ({
    name,
    group: groupOf(name),
    value: valueOf({ name, css, typeface: inputs.typeface }),
  }))
  const filled = groups.flatMap((group) => {
    const own = read.filter((token) => token.group === group)
    if (own.length === 0) return []
    const tokens = own.map(({ name, value }) => [name, { $value: value }] as const)
    return [[group, { $type: types[group], ...Object.fromEntries(tokens) }] as const]
  })
  const named = Object.entries(inputs).map(([name, value]) => `${name} ${String(value)}`)
  return { $description: `Derived from ${named.join(', ')}`, ...Object.fromEntries(filled) }
}

function groupOf(name: string): Group {
  if (name.startsWith('r-')) return 'radius'
  if (/^e-\d$/.test(name)) return 'shadow'
  if (name === 'font-display') return 'typeface'
  return name === 'art-line-width' ? 'line' : 'color'
}

interface DerivedToken {
  readonly name: string
  readonly css: string
  readonly typeface: string | undefined
}

function valueOf({ name, css, typeface }: DerivedToken): TokenValue {
  const value = read({ name, css, typeface })
  if (value === null || Number.isNaN(value)) throw new Error(`No design token can hold --${name}: ${css}`)
  return value
}

function read({ name, css, typeface }: DerivedToken): TokenValue | null {
  switch (groupOf(name)) {
    case 'color':
      return aliasOf(css) ?? readColour(css)
    case 'radius':
      return readDimension(css)
    case 'shadow':
      return readShadow(css)
    case 'line':
      return Number(css)
    case 'typeface':
      return [typeface === undefined ? displayFamily : familyOf(typeface), 'Inter', 'sans-serif']
  }
}

/** A custom property that refers to another colour is a reference in the format too. */
function aliasOf(css: string): string | null {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(css) ?? []
  return name === undefined ? null : `{color.${name}}`
}

/** What the maker calls a typeface whose package is named so: `exo-2` is Exo 2. */
export const familyOf = (typeface: string): string =>
  typeface.replaceAll(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  )
