import {
  type Coupon,
  type Money,
  type Product,
  couponText,
  formatNumber,
  formatZonedTime,
  fullNameOf,
  splitCoupons,
} from '@topup/domain'
import {
  CouponRow,
  type Definition,
  Definitions,
  Disclosure,
  ProductSummary,
  TryAgain,
} from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { availabilityOf } from '../../products/availabilityOf.ts'
import { productArtwork } from '../../products/productArtwork.ts'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { MethodList } from './MethodList.tsx'
import { CharacterLine } from './Recipient.tsx'
import { CardForm } from './CardForm.tsx'
import { usePrice } from './usePrice.ts'
import { useCardMode, useQuote } from './useRecharge.ts'

/**
 * The recharge in a popup (headings `h3`) or on a page (`h2`): what is bought with its bonus, coupon, methods and
 * details. Source: spec §2 "Recharge popup".
 */
export function RechargeBody(props: { readonly product: Product; readonly heading: 'h2' | 'h3' }) {
  const { product, heading } = props
  const { catalogue } = useServices()
  const groups = useSelected(catalogue, (state) => state.products)
  const isCardMode = useCardMode()
  const isWaiting = useSelected(useCheckout().recharge, (state) => state.methods.kind === 'loading')
  return (
    <div className="stack-small">
      <ProductSummary
        artwork={productArtwork(product, groups)}
        picture={product.picture}
        name={<bdi translate="no">{product.display}</bdi>}
        note={<bdi>{product.bonus || product.description}</bdi>}
      />
      <LimitNotice product={product} />
      {product.isPointCard && isCardMode ? (
        <CardForm />
      ) : (
        <>
          <CouponLine />
          <MethodList heading={heading} />
          {isCardMode && <CardForm />}
          {/* Below the methods, which would move it when they arrive. */}
          {!isWaiting && <OrderDetails />}
        </>
      )}
    </div>
  )
}

/**
 * Says that the product cannot be bought because its limit is not known, and offers to load the limit again.
 * Source: decision 49.
 */
function LimitNotice({ product }: { readonly product: Product }) {
  const services = useServices()
  const { catalogue } = services
  const { t } = useTranslation()
  const isAsking = useSelected(catalogue, (state) => state.isAskingLimits)
  useSelected(catalogue, (state) => state.limits)
  if (isAsking || availabilityOf(services, product).kind !== 'limitUnknown') return null
  return (
    <TryAgain
      title={t('product.limitUnknown')}
      text={t('error.limitUnknown')}
      retryLabel={t('common.tryAgain')}
      onRetry={() => void catalogue.getState().loadLimits()}
    />
  )
}

/** The order details, expanded on demand on phones. Source: spec §2 "expandable order detail". */
function OrderDetails() {
  const { t } = useTranslation()
  const { recipient, amounts } = useDetailGroups()
  return (
    <Disclosure title={t('recharge.details')}>
      <Definitions groups={[recipient, amounts]} />
    </Disclosure>
  )
}

/** The order details in lines: who receives what, and what it costs. */
export function useDetailGroups(): {
  readonly recipient: readonly Definition[]
  readonly amounts: readonly Definition[]
} {
  const { session, recharge, translator } = useCheckout()
  const { t } = useTranslation()
  const print = usePrice()
  const quote = useQuote()
  const account = useSelected(session, accountOf)
  const game = useSelected(session, (state) => state.game)
  const product = useSelected(recharge, (state) => state.product)
  const points = formatNumber(quote.points, translator.language())
  return {
    recipient: [
      { term: t('recharge.game'), value: game === null ? '' : fullNameOf(game) },
      { term: t('result.account'), value: account?.username ?? '' },
      { term: t('server.title'), value: <CharacterLine /> },
      { term: t('result.product'), value: product?.display ?? '' },
      ...(product?.bonus ? [{ term: t('recharge.bonus'), value: product.bonus }] : []),
    ],
    amounts: [
      { term: t('recharge.price'), value: print(quote.price) },
      ...(quote.saving === null
        ? []
        : [{ term: t('recharge.coupon'), value: `−${print(quote.saving)}`, tone: 'saving' as const }]),
      ...(quote.points > 0 ? [{ term: t('recharge.points'), value: `+${points}` }] : []),
    ],
  }
}

/** The coupon in use, or why there is none. Hidden where the VIP version is off. Source: spec §5 "Coupon row texts". */
function CouponLine() {
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
    return <CouponRow title={t('coupons.title')} note={t('couponRow.pricing')} onPress={open} />
  switch (couponUse.kind) {
    case 'used':
      return <UsedCoupon coupon={couponUse.coupon} saving={saving} onPress={open} />
    case 'unsupportedProduct':
      return <CouponRow title={t('couponRow.unsupportedProduct')} />
    case 'unsupportedMethod':
      return <CouponRow title={t('couponRow.unsupportedMethod')} onPress={open} />
    case 'claimMore':
      if (isAsking) return <CouponRow title={t('coupons.title')} note={t('common.loading')} />
      // The list could not be read; the popup offers to load it again.
      return choice.kind === 'failed' ? (
        <CouponRow title={t('coupons.title')} note={t('coupons.failed')} onPress={open} />
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

/** The coupon in use: its name, how long it is valid, and what it saves. */
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
      note={time === null ? t('coupons.title') : t('coupons.ends', { time })}
      saving={props.saving === null ? undefined : `−${print(props.saving)}`}
      onPress={props.onPress}
    />
  )
}
