import { couponText, discountFigures, formatPercent, formatZonedTime, percentAsSent } from '@topup/domain'
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
 * The texts of a coupon: its discount, its name and when it expires; a coupon that does not expire has no note. A rate whose rule
 * is in doubt is shown as it was sent.
 * Source: spec §4 "Coupon tags", decision 63.
 */
export function useTicket(): (coupon: Coupon) => TicketFace {
  const { brand, clock, translator } = useServices()
  const { t } = useTranslation()
  const language = translator.language()
  const discountOf = (coupon: Coupon) => {
    const sent = percentAsSent(coupon)
    if (sent !== null) return formatPercent(sent, language, 0)
    return t('coupons.discount', { ...discountFigures(coupon) })
  }
  return (coupon) => ({
    discount: discountOf(coupon),
    title: couponText(coupon.name, language, brand.defaultLanguage),
    note:
      coupon.validEndAtMs === null
        ? undefined
        : t('coupons.ends', {
            time: formatZonedTime({
              epochMs: coupon.validEndAtMs,
              timeZone: coupon.timeZone,
              language,
              nowMs: clock.now(),
            }),
          }),
  })
}
