import {
  type Coupon,
  type Money,
  type Sold,
  couponText,
  formatNumber,
  formatZonedTime,
  fullNameOf,
  splitCoupons,
  canCardLogin,
} from '@topup/domain'
import { type ArtworkName, IconButton, iconLeft, Button, iconLockFilled } from '@topup/ui-kit'
import {
  CouponRow,
  type Definition,
  Definitions,
  Disclosure,
  LiveLine,
  Notice,
  ProductSummary,
  Sheet,
  TryAgain,
  PriceArea,
} from '@topup/ui-kit/popups'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import type { PurchaseIntent } from '../../../store/state/popupStack.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { StepLine } from '../../games/StepLine.tsx'
import { CardFields } from '../../prepaidCard/CardFields.tsx'
import { productArtwork } from '../../products/cardProducts.ts'
import {
  useCheckout,
  partIds,
  useCardMode,
  useOpenedProduct,
  useQuote,
  type RechargePart,
  leadToPart,
} from './useCheckout.tsx'
import type { CardQuery, RechargeState } from '../contracts.ts'
import { MethodList } from './MethodList.tsx'
import { BuyTerms, CharacterLine, Recipient } from './Recipient.tsx'
import { cardValueText } from './cardValueText.ts'
import { usePrice } from './usePrice.ts'
import { buy } from './buy.ts'
import { availabilityNow } from './openRecharge.ts'

/**
 * The recharge in a popup (headings `h3`) or on a page (`h2`): what is bought with its bonus, coupon, methods and
 * details. Source: spec §2 "Recharge popup".
 */
export function RechargeBody(props: { readonly product: Sold; readonly heading: 'h2' | 'h3' }) {
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
function LimitNotice({ product }: { readonly product: Sold }) {
  const services = useServices()
  const { catalogue } = services
  const { t } = useTranslation()
  const isAsking = useSelected(catalogue, (state) => state.isAskingLimits)
  useSelected(catalogue, (state) => state.limits)
  if (isAsking || availabilityNow(services, product).kind !== 'limitUnknown') return null
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

/**
 * Number and password of the card that pays, and what it is worth once it was looked up. Leaving the form clears it,
 * unless the card was sent and the outcome is unknown. Source: spec §2 "Card mode", §4, §9 "Card fields max 80",
 * faults M-11.
 */
export function CardForm() {
  const { card, recharge } = useCheckout()
  const { t } = useTranslation()
  const typed = useSelected(card, (state) => state.typed)
  const query = useSelected(card, (state) => state.query)
  const isSent = useSelected(card, (state) => state.sentFor !== null)
  const isExchange = useSelected(recharge, ({ product }) => product?.isPointCard === true)
  const isPlacing = useSelected(recharge, (state) => state.placing.kind !== 'no')
  const isLocked = isPlacing || query.kind === 'asking'
  useEffect(() => {
    card.getState().enter()
    return () => card.getState().leave()
  }, [card])

  return (
    <section className="stack" id={partIds.card} aria-label={t('card.formTitle')}>
      <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <CardFields
          typed={typed}
          isLocked={isLocked}
          lastKey="done"
          onType={(form) => card.getState().type(form)}
        />
      </form>
      {isSent && <Notice tone="warn">{t('card.maybeUsed')}</Notice>}
      <Looked query={query} isExchange={isExchange} />
    </section>
  )
}

/**
 * The live region is always in the document, so that changes in it are read aloud. Gems are shown only for an
 * exchange; a card that pays for a product gives the product. A refusal comes into view: the player has tapped at the foot.
 */
function Looked({ query, isExchange }: { readonly query: CardQuery; readonly isExchange: boolean }) {
  const { translator } = useCheckout()
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (query.kind === 'rejected' || query.kind === 'unreachable' || query.kind === 'isPassword')
      place.current?.scrollIntoView?.({ block: 'center' })
  }, [query])
  const view = () => {
    switch (query.kind) {
      case 'none':
        return null
      case 'asking':
        return <LiveLine>{t('card.asking')}</LiveLine>
      case 'known': {
        const { value, gems } = cardValueText(translator, query.cardValue)
        const lines = [
          { term: t('card.value'), value },
          ...(isExchange ? [{ term: t('card.receive'), value: gems, tone: 'good' as const }] : []),
        ]
        return <Definitions variant="receipt" groups={[lines]} />
      }
      case 'rejected':
        return (
          <Notice tone="bad">
            <bdi>{query.message ?? t('card.rejected')}</bdi>
          </Notice>
        )
      case 'isPassword':
        return <Notice tone="bad">{t('card.isPassword')}</Notice>
      case 'unreachable':
        return <Notice tone="bad">{t('error.network')}</Notice>
    }
  }
  return (
    <div ref={place} aria-live="polite">
      {view()}
    </div>
  )
}

/** Recipient, coupon, region, methods, details, price and Buy. Source: spec §2 "Recharge popup", decisions 31 and 32. */
export function RechargePopup(props: {
  readonly productId: string
  /** Set when this is the last of several steps; then there is a way back. */
  readonly intent?: PurchaseIntent | undefined
  readonly onClose: () => void
}) {
  const { productId, intent, onClose } = props
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const groups = useSelected(catalogue, (state) => state.products)
  const product = useOpenedProduct(productId)
  if (product === null) return null
  return (
    <Sheet
      title={t(product.isPointCard ? 'card.title' : 'recharge.title')}
      note={intent && <StepLine intent={intent} step={intent.steps} />}
      lead={intent && <BackButton />}
      closeLabel={t('common.close')}
      size={product.isPointCard ? 'fit' : 'tall'}
      onClose={onClose}
      footer={
        <>
          <Recipient change="offered" />
          <BuyBar product={product} />
          <BuyTerms />
        </>
      }
      aside={
        product.isPointCard ? undefined : (
          <Receipt artwork={productArtwork(product, groups)} picture={product.picture} />
        )
      }
    >
      <RechargeBody product={product} heading="h3" />
    </Sheet>
  )
}

function BackButton() {
  const { popups } = useServices()
  const { t } = useTranslation()
  return (
    <IconButton icon={iconLeft} aria-label={t('common.back')} onClick={() => popups.getState().closeTop()} />
  )
}

/** The side panel of the wide checkout: the order, its total and Buy (design.md §9). */
function Receipt(look: { readonly artwork: ArtworkName; readonly picture: string | null }) {
  const { recharge } = useCheckout()
  const { t } = useTranslation()
  const print = usePrice()
  const { payable } = useQuote()
  const { amounts } = useDetailGroups()
  const product = useSelected(recharge, (state) => state.product)
  return (
    <div className="stack">
      <h3>{t('recharge.details')}</h3>
      <ProductSummary
        variant="plain"
        {...look}
        name={<bdi translate="no">{product?.display}</bdi>}
        note={<bdi>{product?.bonus || product?.description}</bdi>}
      />
      <Definitions
        groups={[amounts, [{ term: t('recharge.total'), value: print(payable), tone: 'total' }]]}
      />
      <Recipient change="offered" />
      <BuyButton />
      <BuyTerms />
    </div>
  )
}

/** The price and the Buy button; a point card costs no money, so that there is no price to pay. */
export function BuyBar({ product }: { readonly product: Pick<Sold, 'isPointCard'> }) {
  return product.isPointCard ? <BuyButton /> : <PriceBar />
}

function PriceBar() {
  const { t } = useTranslation()
  const { price, payable, saving } = useQuote()
  const print = usePrice()
  return (
    <PriceArea
      {...(saving === null
        ? { label: t('recharge.total') }
        : { was: { price: print(price), label: t('recharge.listPrice') } })}
      price={print(payable)}
      saving={saving === null ? undefined : t('recharge.youSave', { amount: print(saving) })}
      action={<BuyButton />}
    />
  )
}

/**
 * Buy, or Exchange for a 43-point card; busy while an order is being placed. Without a method or a card it says so and
 * leads there; disabled while there is nothing that the player could do. Source: spec §2, §5.
 */
export function BuyButton() {
  const services = useCheckout()
  const { t } = useTranslation()
  const { picked, payable } = useQuote()
  const product = useSelected(services.recharge, (state) => state.product)
  const isPricing = useSelected(services.recharge, (state) => state.coupons.choice.kind === 'pricing')
  const missing = useMissing()
  const busyText = useBusyText()
  const isBusy = busyText !== null
  // Leaving the checkout ends the wait.
  useEffect(() => () => services.recharge.getState().setAwaiting(false), [services])
  if (missing !== null && !isBusy)
    return <Button onClick={() => leadToPart(missing)}>{t(missingTexts[missing])}</Button>
  const isPointCard = product?.isPointCard === true
  const isUnready = picked === null || (payable === null && !isPointCard) || isPricing
  return (
    <Button
      icon={isUnready || isPointCard ? undefined : iconLockFilled}
      busy={isBusy}
      disabled={!isBusy && isUnready}
      onClick={() => void buy(services)}
    >
      {t(busyText ?? (isPointCard ? 'product.exchange' : 'recharge.buy'))}
    </Button>
  )
}

const missingTexts = { methods: 'recharge.chooseMethod', card: 'recharge.enterCard' } as const

/** What the player has not done yet; null when nothing, and while there are no methods to choose from. */
function useMissing(): RechargePart | null {
  const { recharge, card } = useCheckout()
  const { picked } = useQuote()
  const hasMethods = useSelected(
    recharge,
    ({ methods, payment }) => methods.kind === 'ready' && payment.choice.region !== null,
  )
  const isTyped = useSelected(card, (state) => canCardLogin(state.typed))
  const isCardMode = useCardMode()
  if (isCardMode) return isTyped ? null : 'card'
  return picked === null && hasMethods ? 'methods' : null
}

function useBusyText() {
  const { recharge, card } = useCheckout()
  const placing = useSelected(recharge, (state) => state.placing.kind)
  const isAwaiting = useSelected(recharge, (state) => state.isAwaiting)
  const isAsking = useSelected(card, (state) => state.query.kind === 'asking')
  const isCardMode = useCardMode()
  return busyTextOf({ placing, isAsking, isAwaiting, isCardMode })
}

/** What the button says while it is busy; null when it is not. */
function busyTextOf({
  placing,
  isAsking,
  isAwaiting,
  isCardMode,
}: {
  readonly placing: RechargeState['placing']['kind']
  readonly isAsking: boolean
  readonly isAwaiting: boolean
  readonly isCardMode: boolean
}) {
  if (isAsking) return 'card.asking'
  if (placing === 'checking') return 'my.checking'
  if (placing === 'saving') return 'recharge.saving'
  if (isAwaiting) return 'common.loading'
  if (placing === 'no') return null
  return isCardMode ? 'card.sending' : 'recharge.opening'
}
