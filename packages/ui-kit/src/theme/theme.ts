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
  | 'beams'
  | 'balloons'
  | 'fan'
  | 'radar'

/**
 * How a product's card is laid out: a tile with the picture on top, a row with the picture beside the words, or a
 * low card on whose foot the price is the largest thing. Source: decision 83.
 */
export type CardLayout = 'tile' | 'row' | 'price'

/**
 * How the drawings of products are painted: cut stones, inked outlines, lines of light, pastel sweets or bare metal.
 * Every family paints the same drawings. Source: decision 83.
 */
export type ArtworkFamily = 'cut' | 'ink' | 'neon' | 'candy' | 'metal'

/** The inputs that make a brand's look (design.md §1.5). Colours are `#rgb` or `#rrggbb`. */
export interface ThemeInputs {
  /** `#00bbff` unless given. Source: spec §1 "The default tint". */
  readonly tint?: Hex
  readonly accent?: Hex
  readonly mode: ThemeMode
  readonly radius: RadiusName
  readonly hero: HeroName
  readonly heroTone: 'deep' | 'bright'
  /** `tile` unless given. */
  readonly cards?: CardLayout
  /** `cut` unless given. */
  readonly artwork?: ArtworkFamily
  /** The fontsource package of the typeface of titles and prices, such as `exo-2`; the system's own unless given. */
  readonly typeface?: string
  /** The kind of the publisher's picture, `src/hero.<kind>` of the app; the drawn scene alone unless given. */
  readonly heroPicture?: 'avif' | 'webp' | 'png'
  /** Whether the store turns to its twin in the other mode where the phone asks for that. Source: decision 84. */
  readonly followsSystem?: true
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

/** Tokens that only some brands set; a style sheet names what stands in for them. */
export type FaceTokenName = 'font-display' | 'art-line' | 'art-line-width'

/** Derived tokens: plain CSS values by name, colours as `#rrggbb`. */
export type ThemeTokens = Readonly<Record<TokenName, string> & Partial<Record<FaceTokenName, string>>>
