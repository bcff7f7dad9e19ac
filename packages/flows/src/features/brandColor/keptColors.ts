import type { BrandStorage } from '../../platform/brandStorage.ts'

/** The custom properties that were derived last from a game's `brand_color`, by name without the leading dashes. */
export type KeptColors = Readonly<Record<string, string>>

const keyOf = (clientId: string) => `theme.${clientId}`

/** A publisher's colour that nobody has seen for as long is forgotten. */
const expiryDays = 90

/**
 * Keeps the derived properties of a game for the first paint of the next visit, which waits for no page config.
 * Source: decision 73.
 */
export function keepColors(storage: BrandStorage, clientId: string, colors: KeptColors): void {
  storage.write(keyOf(clientId), colors, expiryDays)
}

/** Forgets them: the game has the colour of its brand. Source: decision 73. */
export function forgetColors(storage: BrandStorage, clientId: string): void {
  storage.remove(keyOf(clientId))
}

/** The properties kept for a game; null where there are none, or where one of them is nothing that was derived. Source: decision 73. */
export function readKeptColors(storage: BrandStorage, clientId: string): KeptColors | null {
  return storage.read(keyOf(clientId), parseColors)
}

function parseColors(stored: unknown): KeptColors | null {
  if (typeof stored !== 'object' || stored === null) return null
  const isDerived = Object.entries(stored).every(
    ([name, value]) =>
      /^[a-z][a-z0-9-]*$/.test(name) && typeof value === 'string' && /^[#\w(),. -]{1,200}$/.test(value),
  )
  return isDerived ? (stored as KeptColors) : null
}
