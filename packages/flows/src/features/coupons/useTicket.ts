import { couponText, discountFigures, formatZonedTime } from '@topup/domain'
import type { Coupon } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'

/** The texts of a coupon, as a ticket shows them. */
export interface TicketFace {
  readonly discount: string
  readonly title: string
  readonly note: string | undefined
}

/**
 * The texts of a coupon: its discount, its name and when it expires; a coupon that does not expire has no note.
 * Source: spec §4 "Coupon tags", decision 63.
 */
export function useTicket(): (coupon: Coupon) => TicketFace {
  const { brand, clock, translator } = useServices()
  const { t } = useTranslation()
  const language = translator.language()
  return ({ name, discountRate, validEndAtMs, timeZone }) => ({
    discount: t('coupons.discount', { ...discountFigures({ discountRate }) }),
    title: couponText(name, language, brand.defaultLanguage),
    note:
      validEndAtMs === null
        ? undefined
        : t('coupons.ends', {
            time: formatZonedTime({ epochMs: validEndAtMs, timeZone, language, nowMs: clock.now() }),
          }),
  })
}
