import { htmlLang } from '@topup/domain'
import type { Language } from '@topup/domain'
import type { CopyPart } from './fillParts.ts'
import { latePart } from './partNames.ts'

/** After how long a skeleton says that the store's own script is late. Source: decision 77. */
export const lateAfterMs = 5_000

/** Where it is said, and with which words. */
interface Late {
  /** The skeleton, or what else still waits; null when nothing does any more. */
  readonly waiting: () => Element | null
  /** The document's parts with the words; null without them. */
  readonly copyPart: () => CopyPart | null
  /** The language of the words. */
  readonly language: Language
}

/**
 * Says over what still waits that the connection is slow, when the store's own script has not come by then; the store draws
 * over it. Source: decisions 72 and 77.
 */
export function sayLate({ waiting, copyPart, language }: Late): void {
  setTimeout(() => {
    const skeleton = waiting()
    const copy = copyPart()
    if (skeleton === null || copy === null) return
    try {
      const [note] = copy(latePart, { lang: htmlLang(language) })
      skeleton.classList.add('waiting')
      skeleton.appendChild(note)
    } catch {
      // Without the words there is nothing to say.
    }
  }, lateAfterMs)
}
