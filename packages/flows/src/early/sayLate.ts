import { htmlLang, ownValue, readText } from '@topup/domain'
import type { Language } from '@topup/domain'
import { documentTexts } from '../i18n/documentTexts.ts'
import { element } from './element.ts'

/** After how long the skeleton says that the store's own script is late. Source: decision 77. */
export const lateAfterMs = 5_000

/**
 * Says over the skeleton of the document, or over painted goods of the last visit, that the connection is slow, when the
 * store's own script has not come by then; the
 * store draws over it. The words are those at the document's end, in the store's default language, because no other texts are
 * certain. Source: decisions 72 and 77.
 */
export function sayLate(page: Document, language: Language): void {
  setTimeout(() => {
    const skeleton = page.querySelector('#root > [aria-busy=true], #root [role=tabpanel][aria-busy=true]')
    const line = readText(ownValue(ownValue(documentTexts(page), 'common'), 'slow'))
    if (skeleton === null || line === null) return
    skeleton.classList.add('waiting')
    const note = element('p', { class: 'waiting__note', role: 'status', lang: htmlLang(language) }, line)
    skeleton.appendChild(element('div', { class: 'waiting__place' }, note))
  }, lateAfterMs)
}
