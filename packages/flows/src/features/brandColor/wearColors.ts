import { matchesMedia } from '@topup/ui-kit/mediaQuery'
import type { KeptColors } from './keptColors.ts'

/** Whether the phone asks for dark pages. */
export const darkQuery = '(prefers-color-scheme: dark)'

/** Where the colour that the browser's bars had is kept on their element. */
const builtWith = 'data-built'

/**
 * Sets derived custom properties on the page, over those that it was built with, and the colour of the browser's own
 * bars: those of the mode that the phone asks for, where the store has it. The policy of the store forbids style attributes in
 * the document; these are set from a script. Source: decision 73.
 */
export function wearColors(page: Document, { light, dark }: KeptColors): void {
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
export function takeOffColors(page: Document): void {
  const { style } = page.documentElement
  for (const name of Array.from(style)) if (name.indexOf('--') === 0) style.removeProperty(name)
  for (const bar of barsOf(page)) bar.content = bar.getAttribute(builtWith) ?? bar.content
}

const barsOf = (page: Document) =>
  Array.from(page.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
