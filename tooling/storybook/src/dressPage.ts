import { htmlLang } from '@topup/domain'
import { directionFrom, languageOf } from './storyLanguage.ts'
import { storyBrand } from './storyBrands.ts'

/** What the toolbar holds. */
export type StoryGlobals = Readonly<Record<string, unknown>>

const styleId = 'story-theme'

/** Sets the document's theme; components read nothing but its custom properties. */
export function wearTheme(brandKey: string): void {
  const brand = storyBrand(brandKey)
  const existing = document.getElementById(styleId)
  const style = existing ?? document.createElement('style')
  style.id = styleId
  style.textContent = brand.css
  if (existing === null) document.head.append(style)
  document.documentElement.dataset['brand'] = brand.key
}

/** Dresses the document as a store's is: theme, language and direction. */
export function dressPage(globals: StoryGlobals): void {
  const language = languageOf(globals['language'])
  wearTheme(storyBrand(globals['brand']).key)
  document.documentElement.lang = htmlLang(language)
  document.documentElement.dir = directionFrom(globals['direction'], language)
}
