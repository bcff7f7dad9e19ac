import { Button, iconLockFilled } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../store/servicesContext.tsx'
import { useCheckout } from '../../features/purchase/checkout/checkoutContext.tsx'
import { useQuote } from '../../features/purchase/recharge/useRecharge.ts'
import type { LinkStore } from './linkStore.ts'
import { payLink } from './payLink.ts'

const busyTexts = {
  no: 'recharge.opening',
  yes: 'recharge.opening',
  saving: 'recharge.saving',
  checking: 'my.checking',
} as const

/**
 * Pays the payment link, or shows its open order; disabled without a method, busy while the order is being
 * placed.
 */
export function PayNow(props: { readonly link: LinkStore; readonly isOrdered: boolean }) {
  const { link, isOrdered } = props
  const { recharge } = useCheckout()
  const { t } = useTranslation()
  const { picked } = useQuote()
  const placing = useSelected(recharge, (state) => state.placing.kind)
  const isPlacing = placing !== 'no'
  const busyText = t(busyTexts[placing])
  return (
    <Button
      icon={picked === null || isOrdered ? undefined : iconLockFilled}
      busy={isPlacing}
      disabled={!isPlacing && !isOrdered && picked === null}
      onClick={() => void payLink(link)}
    >
      {isPlacing ? busyText : t(isOrdered ? 'confirm.openOrder.show' : 'result.toPay')}
    </Button>
  )
}
