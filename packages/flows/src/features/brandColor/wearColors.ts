import type { KeptColors } from './keptColors.ts'

/**
 * Sets derived custom properties on the page, over those that it was built with, and the colour of the browser's own
 * bars. The policy of the store forbids style attributes in the document; these are set from a script.
 * Source: decision 73.
 */
export function wearColors(page: Document, colors: KeptColors): void {
  for (const name of Object.keys(colors))
    page.documentElement.style.setProperty(`--${name}`, colors[name] ?? '')
  colorBars(page, colors['bg'])
}

/** Takes them off again: the page has the colours that it was built with. Source: decision 73. */
export function takeOffColors(page: Document): void {
  const { style } = page.documentElement
  if (style.length === 0) return
  for (const name of Array.from(style)) if (name.indexOf('--') === 0) style.removeProperty(name)
  colorBars(page, getComputedStyle(page.documentElement).getPropertyValue('--bg').trim())
}

function colorBars(page: Document, color: string | undefined): void {
  if (color) page.querySelector('meta[name=theme-color]')?.setAttribute('content', color)
}
