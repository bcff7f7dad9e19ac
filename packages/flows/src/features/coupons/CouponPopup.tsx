import { Button } from '@topup/ui-kit'
import { CouponTicket, PriceArea, Stamp } from '@topup/ui-kit/popups'
import { couponTag, couponText } from '@topup/domain'
import type { Coupon, CouponEvent } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../store/servicesContext.tsx'
import { useCheckout } from '../purchase/checkout/checkoutContext.tsx'
import { usePrice } from '../purchase/recharge/usePrice.ts'
import { useQuote } from '../purchase/recharge/useRecharge.ts'
import { useRewards } from '../claims/useRewards.ts'
import { CouponSheet } from './CouponSheet.tsx'
import { useCheckoutCoupons } from './useCheckoutCoupons.ts'
import { useTicket } from './useTicket.ts'
import { ClaimTicket } from './WalletTicket.tsx'

/** The coupons of this order, usable and unusable; at most one is used. Source: spec §2 "Coupon popup". */
export function CouponPopup({ onClose }: { readonly onClose: () => void }) {
  const { recharge } = useCheckout()
  const { t } = useTranslation()
  const wallet = useRewards()?.wallet
  const coupons = useCheckoutCoupons(wallet)
  const reload = () => void recharge.getState().loadCoupons()
  return (
    <CouponSheet
      coupons={coupons}
      onRetry={reload}
      ticket={(coupon) =>
        coupon.category === 'claim' && wallet !== undefined ? (
          <ClaimTicket key={coupon.code} coupon={coupon} wallet={wallet} onClaimed={reload} />
        ) : (
          <OrderTicket key={coupon.code} coupon={coupon} />
        )
      }
      note={t('coupons.note')}
      footer={<ChosenBar onDone={onClose} />}
      onClose={onClose}
    />
  )
}

/** The discount of the chosen coupon, and the way back to the order. */
function ChosenBar({ onDone }: { readonly onDone: () => void }) {
  const { brand, translator } = useCheckout()
  const { t } = useTranslation()
  const print = usePrice()
  const { couponUse, saving } = useQuote()
  const done = <Button onClick={onDone}>{t('result.done')}</Button>
  if (couponUse.kind !== 'used' || saving === null) return done
  return (
    <PriceArea
      label={couponText(couponUse.coupon.name, translator.language(), brand.defaultLanguage)}
      price={`−${print(saving)}`}
      action={done}
    />
  )
}

/** A coupon of this order: use it, or remove it. Source: spec §4 "Coupon tags". */
function OrderTicket({ coupon }: { readonly coupon: Coupon }) {
  const { recharge, session, tracking } = useCheckout()
  const { t } = useTranslation()
  const face = useTicket()(coupon)
  const choice = useSelected(recharge, (state) => state.coupons.choice)
  const product = useSelected(recharge, (state) => state.product)
  const clientId = useSelected(session, (state) => state.clientId)
  const chosenCode = choice.kind === 'priced' || choice.kind === 'pricing' ? choice.quote.coupon.code : null
  const { kind } = couponTag(coupon, { place: 'checkout', chosenCode })
  const chooseCoupon = (event: CouponEvent) => recharge.getState().chooseCoupon(event)

  if (kind === 'cancel') {
    const cancel = () => chooseCoupon({ kind: 'couponCancelled' })
    return (
      <CouponTicket
        {...face}
        state="inUse"
        end={
          <Button size="list" variant="secondary" onClick={cancel}>
            {t('coupons.cancel')}
          </Button>
        }
      />
    )
  }
  if (kind === 'use') {
    const use = () => {
      if (product === null) return
      chooseCoupon({ kind: 'couponChosen', code: coupon.code, clientId, productId: product.productId })
      tracking.track('manualUseVipCoupon', { couponCode: coupon.code, value: product.productId })
    }
    return (
      <CouponTicket
        {...face}
        end={
          <Button size="list" variant="soft" onClick={use}>
            {t('coupons.use')}
          </Button>
        }
      />
    )
  }
  return <CouponTicket {...face} state="off" end={<Stamp>{t('coupons.notUsable')}</Stamp>} />
}
