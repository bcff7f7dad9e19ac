import { Button, iconLockFilled } from '@topup/ui-kit'
import { canCardLogin } from '@topup/domain'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { buy } from './buy.ts'
import { useCardMode } from './card/useCardMode.ts'
import { useQuote } from './useQuote.ts'

/** Buy, or Exchange for a 43-point card; disabled without a method or a card, busy while an order is being placed. Source: spec §2, §5. */
export function BuyButton() {
  const services = useCheckout()
  const { t } = useTranslation()
  const { picked, payable } = useQuote()
  const goods = useSelected(services.recharge, (state) => state.goods)
  const isPricing = useSelected(services.recharge, (state) => state.coupons.choice.kind === 'pricing')
  const placing = useSelected(services.recharge, (state) => state.placing.kind)
  const isCardMode = useCardMode()
  const isTyped = useSelected(services.card, (state) => canCardLogin(state.typed))
  const isAsking = useSelected(services.card, (state) => state.query.kind === 'asking')
  const isAwaiting = useSelected(services.recharge, (state) => state.isAwaiting)
  const isBusy = placing !== 'no' || isAsking || isAwaiting
  const sendingText = isCardMode ? t('card.sending') : t('recharge.opening')
  const waitingText =
    placing === 'checking' ? t('my.checking') : isAwaiting ? t('common.loading') : sendingText
  // Leaving the checkout ends the wait.
  useEffect(() => () => services.recharge.getState().setAwaiting(false), [services])
  const isMissing = picked === null || payable === null || isPricing || (isCardMode && !isTyped)
  return (
    <Button
      icon={isMissing || goods?.isPointCard ? undefined : iconLockFilled}
      busy={isBusy}
      disabled={!isBusy && isMissing}
      onClick={() => void buy(services)}
    >
      {isBusy
        ? isAsking
          ? t('card.asking')
          : waitingText
        : goods?.isPointCard
          ? t('recharge.exchange')
          : t('recharge.buy')}
    </Button>
  )
}
