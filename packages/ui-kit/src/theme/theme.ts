import type { Hex } from './color.ts'

/** Surface mode of a brand. */
export type ThemeMode = 'light' | 'dark'

/** Radius personality of a brand (design.md §2 "Radius"). */
export type RadiusName = 'sharp' | 'crisp' | 'soft' | 'round' | 'pill'

/** Artwork behind the destination card; each is a module under `heroes/`. */
export type HeroName =
  | 'orbit'
  | 'ember'
  | 'skyline'
  | 'grid'
  | 'forge'
  | 'rays'
  | 'hex'
  | 'lantern'
  | 'peaks'
  | 'spots'
  | 'petals'
  | 'waves'

/** The six inputs that make a brand's look (design.md §1.5). Colours are `#rgb` or `#rrggbb`. */
export interface ThemeInputs {
  readonly tint: Hex
  readonly accent?: Hex
  readonly mode: ThemeMode
  readonly radius: RadiusName
  readonly hero: HeroName
  readonly heroTone: 'deep' | 'bright'
}

type Status = 'success' | 'warn' | 'danger'
type Coloured = 'tint' | 'accent' | Status

/** Names of the derived custom properties, without the leading dashes. */
export type TokenName =
  | 'bg'
  | `surface-${1 | 2 | 3}`
  | 'border'
  | 'border-strong'
  | 'text'
  | `text-${2 | 3}`
  | `${Coloured}-${'fill' | 'soft' | 'text'}`
  | `on-${Coloured}`
  | `${'tint' | 'accent'}-ui`
  | `${'tint' | 'danger'}-press`
  | 'tint-edge'
  | 'focus'
  | `hero-${1 | 2 | 3 | 4}`
  | 'on-hero'
  | 'on-hero-2'
  | `vip-${1 | 2 | 'gold' | 'ink'}`
  | `art-${1 | 2 | 3 | 4 | 5 | 6}`
  | `r-${'tile' | 'ctl' | 'card' | 'sheet' | 'chip' | 'field'}`
  | 'scrim'
  | `e-${1 | 2 | 3}`
  | 'glass'
  | 'sheen'

/** Derived tokens: plain CSS values by name, colours as `#rrggbb`. */
export type ThemeTokens = Readonly<Record<TokenName, string>>
