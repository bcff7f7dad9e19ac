import { formatNumber } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'
import type { CardWords } from './SeenCard.tsx'
import type { SeenGood } from './seenGoods.ts'

/** The words of a product's card, in the player's language. */
export function useCardWords({ points }: Pick<SeenGood, 'points'>): CardWords {
  const { translator } = useServices()
  const { t } = useTranslation()
  return {
    limited: t('product.limited'),
    coupon: t('product.coupon'),
    exchange: t('product.exchange'),
    points:
      points > 0 ? t('product.points', { points: formatNumber(points, translator.language()) }) : undefined,
  }
}
