import { displayFamily } from '@topup/ui-kit/typeface'
import { savesData } from './device.ts'

/** Languages that the letters of a Latin subset write without a gap; a word in two typefaces would look broken. */
const covered: readonly string[] = ['de', 'en', 'es', 'fr', 'id', 'it', 'pt']
const everything = 'U+0-10FFFF'
/** Figures, their marks and the signs of currencies, which every language shares. */
const figures = 'U+20-40,U+A0-A5,U+20A0-20CF'

/** The letters and figures of the brand's typeface that texts in a language may use. */
export function rangeFor(language: string): string {
  return covered.includes(language.slice(0, 2)) ? everything : figures
}

/**
 * Fetches the brand's typeface for titles and prices and puts it on with the player's next tap: at a moment of its own
 * choice it would wrap a line and move a card under the finger. A phone that saves data is left alone; without the
 * file, or a browser that knows the means, the system's typeface stays. Source: decision 83.
 */
export async function setTypeface(file: string, browser: Window & typeof globalThis): Promise<void> {
  const { document, FontFace, navigator } = browser
  if (typeof FontFace === 'undefined' || savesData(navigator)) return
  const root = document.documentElement
  const load = (unicodeRange: string) =>
    new FontFace(displayFamily, `url(${file})`, {
      weight: '100 900',
      display: 'optional',
      unicodeRange,
    }).load()
  let shown = await load(rangeFor(root.lang))
  const change = async () => {
    const range = rangeFor(root.lang)
    const next = await load(range)
    if (range !== rangeFor(root.lang)) return
    document.fonts.delete(shown)
    document.fonts.add(next)
    shown = next
  }
  browser.addEventListener(
    'click',
    () => {
      void change().catch(() => undefined)
      new MutationObserver(() => void change().catch(() => undefined)).observe(root, {
        attributeFilter: ['lang'],
      })
    },
    { capture: true, once: true },
  )
}
