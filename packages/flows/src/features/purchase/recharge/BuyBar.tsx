import { type Product, canCardLogin } from '@topup/domain'
import { Button, iconLockFilled } from '@topup/ui-kit'
import { PriceArea } from '@topup/ui-kit/popups'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout, type RechargePart, leadToPart, useCardMode, useQuote } from './useCheckout.tsx'
import type { RechargeState } from '../contracts.ts'
import { buy } from './buy.ts'
import { usePrice } from './usePrice.ts'

/** The price and the Buy button; a point card costs no money, so that there is no price to pay. */
export function BuyBar({ product }: { readonly product: Pick<Product, 'isPointCard'> }) {
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
  const isUnready = picked === null || payable === null || isPricing
  return (
    <Button
      icon={isUnready || product?.isPointCard ? undefined : iconLockFilled}
      busy={isBusy}
      disabled={!isBusy && isUnready}
      onClick={() => void buy(services)}
    >
      {t(busyText ?? (product?.isPointCard ? 'product.exchange' : 'recharge.buy'))}
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
