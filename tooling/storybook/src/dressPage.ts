import { htmlLang } from '@topup/domain'
import { brandIn, directionFrom, languageOf, sheetOf } from './storyBrands.ts'
import { displayFamily } from '@topup/ui-kit/typeface'
import type { StoryBrand } from './storyBrands.ts'

/** What the toolbar holds. */
export type StoryGlobals = Readonly<Record<string, unknown>>

/** The element that holds the theme of a document. */
const themeStyleId = 'story-theme'

/** Sets the document's theme; components read nothing but its custom properties. */
export function setTheme(brand: StoryBrand, mode?: unknown): void {
  setTypeface(brand.typeface)
  const existing = document.getElementById(themeStyleId)
  const style = existing ?? document.createElement('style')
  style.id = themeStyleId
  style.textContent = sheetOf(brand, mode)
  if (existing === null) document.head.append(style)
  document.documentElement.dataset['brand'] = brand.key
  document.documentElement.dataset['hero'] = brand.inputs.hero
}

let shown: FontFace | undefined

/** Titles and prices in the brand's typeface; a store puts it on later (decision 83). */
function setTypeface(file: string | undefined): void {
  if (shown !== undefined) document.fonts.delete(shown)
  shown = file === undefined ? undefined : new FontFace(displayFamily, `url(${file})`, { weight: '100 900' })
  if (shown !== undefined) document.fonts.add(shown)
}

/** Dresses the document as a store's is: theme, language and direction. */
export function dressPage(globals: StoryGlobals): void {
  const language = languageOf(globals['language'])
  setTheme(brandIn(globals), globals['mode'])
  document.documentElement.lang = htmlLang(language)
  document.documentElement.dir = directionFrom(globals['direction'], language)
}
