import { formatNumber } from '@topup/domain'
import type { Language } from '@topup/domain'
import type { TFunction } from 'i18next'
import type { CardWords } from './SeenCard.tsx'

/** The words of a product's card, in the player's language. */
export const cardWords = (t: TFunction, language: Language): CardWords => ({
  limited: () => t('product.limited'),
  coupon: () => t('product.coupon'),
  exchange: () => t('product.exchange'),
  points: (points) => t('product.points', { points: formatNumber(points, language) }),
})
