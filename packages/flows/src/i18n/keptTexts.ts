import { ownValue, parseLanguage } from '@topup/domain'
import type { Language } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { Messages } from './messages.ts'

/** Under which name a browser keeps them. */
export const keptTextsKey = 'texts'

/** The texts of one language, perhaps of an older release. */
export interface KeptTexts {
  readonly language: Language
  readonly messages: Messages
}

/** The texts that an earlier visit kept; null without any. */
export const keptTexts = (brandStorage: BrandStorage): KeptTexts | null =>
  brandStorage.read(keptTextsKey, (stored) => {
    const language = parseLanguage(ownValue(stored, 'language'))
    const messages = ownValue(stored, 'messages')
    if (language === null || typeof messages !== 'object' || messages === null) return null
    return { language, messages: messages as Messages }
  })
