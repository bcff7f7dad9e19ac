/** A colour as the design tokens format has it (2025.10, "Color type"): sRGB, each part from 0 to 1. */
export interface TokenColour {
  readonly colorSpace: 'srgb'
  readonly components: readonly [number, number, number]
  readonly alpha?: number
  /** Six digits, for readers that know nothing else; without the alpha. */
  readonly hex: string
}

/** A length in CSS pixels (2025.10, "Dimension type"). */
export interface TokenDimension {
  readonly value: number
  readonly unit: 'px'
}

/** One layer of a shadow (2025.10, "Shadow type"). */
export interface TokenShadow {
  readonly color: TokenColour
  readonly offsetX: TokenDimension
  readonly offsetY: TokenDimension
  readonly blur: TokenDimension
  readonly spread: TokenDimension
}

/** Reads `#rgb`, `#rrggbb` and `rgba(r, g, b, a)`; null for anything else. */
export function readColour(css: string): TokenColour | null {
  const [, short, long, rgba] =
    /^(?:#([\da-f]{3})|#([\da-f]{6})|rgba\(([\d\s.,]+)\))$/i.exec(css.trim()) ?? []
  if (rgba !== undefined) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = rgba.split(',').map(Number)
    return { ...opaque([red, green, blue]), ...(alpha < 1 && { alpha }) }
  }
  const digits = long ?? short?.replaceAll(/./g, '$&$&')
  if (digits === undefined) return null
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return opaque([channel(0), channel(2), channel(4)])
}

/** Four decimals tell all 256 steps of a channel apart. */
function opaque(channels: readonly [number, number, number]): TokenColour {
  const [red, green, blue] = channels.map((each) => Number((each / 255).toFixed(4)))
  const hex = channels.map((each) => each.toString(16).padStart(2, '0')).join('')
  return { colorSpace: 'srgb', components: [red ?? 0, green ?? 0, blue ?? 0], hex: `#${hex}` }
}

/** Reads `12px` and `0`; null for anything else. */
export function readDimension(css: string): TokenDimension | null {
  const [, value] = /^(-?[\d.]+)(?:px)?$/.exec(css) ?? []
  return value === undefined || (!css.endsWith('px') && Number(value) !== 0)
    ? null
    : { value: Number(value), unit: 'px' }
}

/** Reads `x y blur colour` and `x y blur spread colour`, with commas between layers; null for anything else. */
export function readShadow(css: string): readonly TokenShadow[] | null {
  const layers = css.split(/,(?![^(]*\))/).map(readLayer)
  return layers.every((layer) => layer !== null) ? layers : null
}

function readLayer(css: string): TokenShadow | null {
  const parts = css.trim().split(/\s+(?![^(]*\))/)
  const color = readColour(parts.at(-1) ?? '')
  const lengths = parts.slice(0, -1).map(readDimension)
  if (color === null || lengths.length < 3 || lengths.length > 4) return null
  const [offsetX, offsetY, blur, spread = { value: 0, unit: 'px' as const }] = lengths
  if (!offsetX || !offsetY || !blur || spread === null) return null
  return { color, offsetX, offsetY, blur, spread }
}
