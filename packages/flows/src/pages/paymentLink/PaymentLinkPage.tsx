import '@topup/ui-kit/styles/popups.css'
import { parseEntry } from '@topup/domain'
import { useLocation } from 'react-router'
import { Redirect } from '../../frame/Redirect.tsx'
import { CheckoutProvider } from '../../features/purchase/checkout/checkoutContext.tsx'
import { GameIdLogin } from './GameIdLogin.tsx'
import { LinkPage } from './LinkPage.tsx'
import { useServices } from '../../store/servicesContext.tsx'

/**
 * The page of a payment link; without the id of one, the visitor first logs in with a game id. Source: spec §2
 * `/replenishGoods`, §6 "Replenish visitors".
 */
export function PaymentLinkPage() {
  const { search } = useLocation()
  const { brand } = useServices()
  const { paymentLinkId, rpClientId } = parseEntry(search, brand.regions).entry
  if (paymentLinkId !== null) {
    return (
      <CheckoutProvider>
        <LinkPage key={paymentLinkId} paymentLinkId={paymentLinkId} />
      </CheckoutProvider>
    )
  }
  if (rpClientId !== null) return <GameIdLogin key={rpClientId} rpClientId={rpClientId} />
  return <Redirect to="/errorReplenish" />
}
