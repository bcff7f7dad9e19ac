import { matchesMedia } from '@topup/ui-kit/mediaQuery'
import type { BrandStorage } from '../../platform/brandStorage.ts'

/** Derived custom properties by name, without the leading dashes. */
type Colors = Readonly<Record<string, string>>

/** What was derived from a game's `brand_color` for each mode that the store has: one, or both where it follows the phone's. */
export interface KeptColors {
  readonly light?: Colors
  readonly dark?: Colors
}

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
export function readKeptColors(storage: Pick<BrandStorage, 'read'>, clientId: string): KeptColors | null {
  return storage.read(keyOf(clientId), parseKept)
}

function parseKept(stored: unknown): KeptColors | null {
  if (!isObject(stored)) return null
  const modes = Object.keys(stored)
  const isDerived =
    modes.length > 0 &&
    modes.every((mode) => (mode === 'light' || mode === 'dark') && areColors(stored[mode]))
  return isDerived ? stored : null
}

function areColors(stored: unknown): boolean {
  return (
    isObject(stored) &&
    Object.keys(stored).every((name) => {
      const value = stored[name]
      return (
        /^[a-z][a-z0-9-]*$/.test(name) && typeof value === 'string' && /^[#\w(),. "'-]{1,200}$/.test(value)
      )
    })
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether the phone asks for dark pages. */
export const darkQuery = '(prefers-color-scheme: dark)'

/** Where the colour that the browser's bars had is kept on their element. */
const builtWith = 'data-built'

/**
 * Sets derived custom properties on the page, over those that it was built with, and the colour of the browser's own
 * bars: those of the mode that the phone asks for, where the store has it. The policy of the store forbids style attributes in
 * the document; these are set from a script. Source: decision 73.
 */
export function setColors(page: Document, { light, dark }: KeptColors): void {
  const isDark = matchesMedia(darkQuery, page.defaultView)
  const colors = (isDark ? (dark ?? light) : (light ?? dark)) ?? {}
  for (const name of Object.keys(colors))
    page.documentElement.style.setProperty(`--${name}`, colors[name] ?? '')
  for (const bar of barsOf(page)) {
    if (!bar.hasAttribute(builtWith)) bar.setAttribute(builtWith, bar.content)
    bar.content = colors['bg'] ?? bar.content
  }
}

/** Takes them off again: the page has the colours that it was built with. Source: decision 73. */
export function removeColors(page: Document): void {
  const { style } = page.documentElement
  for (const name of Array.from(style)) if (name.indexOf('--') === 0) style.removeProperty(name)
  for (const bar of barsOf(page)) bar.content = bar.getAttribute(builtWith) ?? bar.content
}

const barsOf = (page: Document) =>
  Array.from(page.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
