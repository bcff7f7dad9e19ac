import { directionOf, htmlLang } from '@topup/domain'
import type { Language } from '@topup/domain'

/**
 * Says the language and direction of a page in its root element. What it says already is not set again: a browser works out
 * every style of the page anew for an attribute that is set, whatever its value was.
 */
export function setPageLanguage(root: Pick<HTMLElement, 'lang' | 'dir'>, language: Language): void {
  const [lang, dir] = [htmlLang(language), directionOf(language)]
  if (root.lang !== lang) root.lang = lang
  if (root.dir !== dir) root.dir = dir
}
