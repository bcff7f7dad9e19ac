import { Button, iconLockFilled } from '@topup/ui-kit'
import { canCardLogin } from '@topup/domain'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import type { RechargeState } from '../checkout/rechargeState.ts'
import { buy } from './buy.ts'
import { useCardMode } from './card/useCardMode.ts'
import { useQuote } from './useQuote.ts'

/** Buy, or Exchange for a 43-point card; disabled without a method or a card, busy while an order is being placed. Source: spec §2, §5. */
export function BuyButton() {
  const services = useCheckout()
  const { t } = useTranslation()
  const { picked, payable } = useQuote()
  const product = useSelected(services.recharge, (state) => state.product)
  const isPricing = useSelected(services.recharge, (state) => state.coupons.choice.kind === 'pricing')
  const placing = useSelected(services.recharge, (state) => state.placing.kind)
  const isCardMode = useCardMode()
  const isTyped = useSelected(services.card, (state) => canCardLogin(state.typed))
  const isAsking = useSelected(services.card, (state) => state.query.kind === 'asking')
  const isAwaiting = useSelected(services.recharge, (state) => state.isAwaiting)
  const busyText = busyTextOf({ placing, isAsking, isAwaiting, isCardMode })
  const isBusy = busyText !== null
  // Leaving the checkout ends the wait.
  useEffect(() => () => services.recharge.getState().setAwaiting(false), [services])
  const isMissing = picked === null || payable === null || isPricing || (isCardMode && !isTyped)
  return (
    <Button
      icon={isMissing || product?.isPointCard ? undefined : iconLockFilled}
      busy={isBusy}
      disabled={!isBusy && isMissing}
      onClick={() => void buy(services)}
    >
      {t(busyText ?? (product?.isPointCard ? 'recharge.exchange' : 'recharge.buy'))}
    </Button>
  )
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
  if (isAwaiting) return 'common.loading'
  if (placing === 'no') return null
  return isCardMode ? 'card.sending' : 'recharge.opening'
}
