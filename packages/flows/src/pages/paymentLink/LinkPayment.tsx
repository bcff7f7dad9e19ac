import { Header, iconRefresh } from '@topup/ui-kit'
import { FootBar, Notice, PriceArea } from '@topup/ui-kit/popups'
import type { PaymentLinkState } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { StoreFooter } from '../../frame/StoreFooter.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { useHeaderBrand } from '../../frame/useHeader.tsx'
import { BuyTerms } from '../../features/purchase/recharge/Recipient.tsx'
import { MethodList } from '../../features/purchase/recharge/MethodList.tsx'
import { usePrice } from '../../features/purchase/recharge/usePrice.ts'
import { LinkDue } from './LinkDue.tsx'
import { openOrderOf } from '@topup/domain'
import { LinkRecipient } from './LinkRecipient.tsx'
import { LinkTimer } from './LinkTimer.tsx'
import type { LinkStore } from './linkStore.ts'
import { PayNow } from './PayNow.tsx'

type Payable = Extract<PaymentLinkState, { kind: 'open' | 'paying' }>

/**
 * Shows who owes what, how long it can be paid, and the payment methods; an open order is offered in place of a
 * new one. There is no step bar here. Source: spec §2 "Replenish page", "Step bar", decision 46.
 */
export function LinkPayment(props: { readonly link: LinkStore; readonly paymentLink: Payable }) {
  const { link, paymentLink } = props
  const { info, deadlineMs } = paymentLink
  const { t } = useTranslation()
  const print = usePrice()
  const header = useHeaderBrand()
  const amount = print(info.amount)
  const isOrdered = useIsOrdered(link)
  return (
    <>
      <Header {...header} icon={iconRefresh} title={t('paymentLink.title')} />
      <main className="page-above-bar page-above-bar--tall page--filled pad stack">
        {/* An open order can be paid beyond the deadline. */}
        {deadlineMs !== null && !isOrdered && (
          <LinkTimer link={link} deadlineMs={deadlineMs} validSeconds={info.validSeconds} />
        )}
        <Notice>{t('paymentLink.unblocked')}</Notice>
        <LinkDue info={info} />
        {!isOrdered && <MethodList heading="h2" emptyText={t('paymentLink.noMethodText')} />}
      </main>
      <StoreFooter />
      <FootBar>
        <LinkRecipient info={info} />
        <PriceArea
          label={t('paymentLink.amountDue')}
          price={amount}
          action={<PayNow link={link} isOrdered={isOrdered} />}
        />
        <BuyTerms />
      </FootBar>
    </>
  )
}

/** Whether an order of the link is open. */
function useIsOrdered(link: LinkStore): boolean {
  const { journal } = useServices()
  return useSelected(
    journal,
    (state) => openOrderOf(state.journal, link.getState().paymentLinkId)?.kind === 'ordered',
  )
}
