import { iconRefresh } from '@topup/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingPage } from '../../frame/WaitingRows.tsx'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { StoreScopeProvider, useSelected, useStoreScope } from '../../store/servicesContext.tsx'
import { CheckoutProvider, useCheckout } from '../../features/purchase/checkout/checkoutContext.tsx'
import type { CheckoutServices } from '../../features/purchase/contracts.ts'
import { LoadCheckoutProvider } from '../../features/purchase/checkout/loadCheckoutContext.ts'
import { closeOnBack } from '../../popups/closeOnBack.ts'
import { PopupHost } from '../../popups/PopupHost.tsx'
import { LinkChecking } from './LinkChecking.tsx'
import { LinkEnd } from './LinkEnd.tsx'
import { LinkPayment } from './LinkPayment.tsx'
import { createLinkStore } from './linkStore.ts'
import type { LinkStore } from './linkStore.ts'

/**
 * The page of one payment link. Its popups and its payment use the account of the link, not the one that is
 * logged in. Source: spec §6.
 */
export function LinkPage({ paymentLinkId }: { readonly paymentLinkId: string }) {
  const services = useCheckout()
  const [link] = useState(() => createLinkStore(services, paymentLinkId))
  useEffect(() => void link.getState().load(), [link])
  const { visibility } = services
  useEffect(() => visibility.onReturn(() => void link.getState().lookAgain()), [visibility, link])
  const checkout = useSelected(link, (state) => state.checkout)
  return checkout === null ? <Waiting link={link} /> : <LinkScope link={link} checkout={checkout} />
}

/** The link's own checkout in place of the store's, for the page and its popups. */
function LinkScope({ link, checkout }: { readonly link: LinkStore; readonly checkout: CheckoutServices }) {
  const { artwork } = useStoreScope()
  const loadCheckout = useMemo(() => {
    const loaded = Promise.resolve(checkout)
    return () => loaded
  }, [checkout])
  useEffect(() => closeOnBack(checkout.popups, window), [checkout])
  return (
    <StoreScopeProvider value={{ services: checkout, artwork }}>
      <LoadCheckoutProvider value={loadCheckout}>
        <CheckoutProvider>
          <LinkView link={link} />
        </CheckoutProvider>
        <PopupHost />
      </LoadCheckoutProvider>
    </StoreScopeProvider>
  )
}

function LinkView({ link }: { readonly link: LinkStore }) {
  const paymentLink = useSelected(link, (state) => state.paymentLink)
  switch (paymentLink.kind) {
    case 'open':
    case 'paying':
      return <LinkPayment link={link} paymentLink={paymentLink} />
    case 'checking':
      return <LinkChecking link={link} paymentLink={paymentLink} />
    case 'paid':
    case 'expired':
      return <LinkEnd paymentLink={paymentLink} />
    case 'loading':
    case 'failed':
      return <Waiting link={link} />
  }
}

/** Shown while the payment link is loading, and when it could not be read. Source: decision 44. */
function Waiting({ link }: { readonly link: LinkStore }) {
  const { t } = useTranslation()
  const isFailed = useSelected(link, (state) => state.paymentLink.kind === 'failed')
  const error = useSelected(link, (state) => state.error)
  return (
    <MessageFrame icon={iconRefresh} title={t('paymentLink.title')}>
      <main className="pad page">
        {isFailed ? (
          <LoadFailed
            title={t('paymentLink.failed')}
            error={error}
            at="link"
            onRetry={() => void link.getState().load()}
          />
        ) : (
          <WaitingPage label={t('paymentLink.loading')} top="banner" />
        )}
      </main>
    </MessageFrame>
  )
}
