import { CouponRow } from '@topup/ui-kit/popups'
import { couponText, formatZonedTime, splitCoupons } from '@topup/domain'
import type { Coupon, Money } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { usePrice } from './usePrice.ts'
import { useQuote } from './useQuote.ts'

/** The coupon in use, or why there is none. Hidden where the VIP version is off. Source: spec §5 "Coupon row texts". */
export function CouponLine() {
  const { recharge, popups, navigate } = useCheckout()
  const { t } = useTranslation()
  const { couponUse, saving } = useQuote()
  const { choice, coupons } = useSelected(recharge, (state) => state.coupons)
  const isAsking = useSelected(recharge, (state) => state.couponList === 'asking')
  if (couponUse.kind === 'notVip' || couponUse.kind === 'noProduct') return null
  const open = () => popups.getState().push({ kind: 'coupons' })
  const goToVip = () => {
    popups.getState().closeKind('recharge')
    navigate('/userCenter')
  }

  if (choice.kind === 'pricing')
    return <CouponRow title={t('couponRow.mine')} note={t('couponRow.pricing')} onPress={open} />
  switch (couponUse.kind) {
    case 'used':
      return <UsedCoupon coupon={couponUse.coupon} saving={saving} onPress={open} />
    case 'unsupportedProduct':
      return <CouponRow title={t('couponRow.unsupportedProduct')} note={t('couponRow.mine')} />
    case 'unsupportedMethod':
      return <CouponRow title={t('couponRow.unsupportedMethod')} note={t('couponRow.mine')} onPress={open} />
    case 'claimMore':
      if (isAsking) return <CouponRow title={t('couponRow.mine')} note={t('common.loading')} />
      // The list could not be read; the popup offers to load it again.
      return choice.kind === 'failed' ? (
        <CouponRow title={t('couponRow.mine')} note={t('coupons.failed')} onPress={open} />
      ) : (
        <CouponRow title={t('couponRow.claimMore')} note={t('couponRow.noUsable')} onPress={goToVip} />
      )
    case 'pleaseSelect': {
      const count = splitCoupons(coupons).usable.length
      const note = choice.kind === 'failed' ? t('couponRow.failed') : t('coupons.usable', { count })
      return <CouponRow title={t('couponRow.pleaseSelect')} note={note} onPress={open} />
    }
  }
}

/** The coupon in use: its name, how long it is good, and what it saves. */
function UsedCoupon(props: {
  readonly coupon: Coupon
  readonly saving: Money | null
  readonly onPress: () => void
}) {
  const { translator, brand, clock } = useCheckout()
  const { t } = useTranslation()
  const print = usePrice()
  const { name, validEndAtMs, timeZone } = props.coupon
  const language = translator.language()
  const time =
    validEndAtMs === null
      ? null
      : formatZonedTime({ epochMs: validEndAtMs, timeZone, language, nowMs: clock.now() })
  return (
    <CouponRow
      title={<bdi>{couponText(name, language, brand.defaultLanguage)}</bdi>}
      note={time === null ? t('couponRow.mine') : t('couponRow.ends', { time })}
      saving={props.saving === null ? undefined : `−${print(props.saving)}`}
      onPress={props.onPress}
    />
  )
}
