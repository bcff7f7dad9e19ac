import { Button, Buttons, Header, iconRefresh } from '@topup/ui-kit'
import { FootBar, Notice } from '@topup/ui-kit/popups'
import type { PaymentLinkState } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { StoreFooter } from '../../frame/StoreFooter.tsx'
import { useHeaderBrand } from '../../frame/useHeader.tsx'
import { useSelected } from '../../store/servicesContext.tsx'
import { CustomerServiceButton } from '../../features/support/CustomerServiceButton.tsx'
import { LinkDue } from './LinkDue.tsx'
import type { LinkStore } from './linkStore.ts'

type Checking = Extract<PaymentLinkState, { kind: 'checking' }>

/**
 * Shown while the payment link has an order whose state is not known: nothing can be paid until it is. Source:
 * decision 46.
 */
export function LinkChecking({
  link,
  paymentLink,
}: {
  readonly link: LinkStore
  readonly paymentLink: Checking
}) {
  const { t } = useTranslation()
  const header = useHeaderBrand()
  const told = useSelected(link, (state) => state.lastAnswer)
  const isNotFound = told === 'notFound'
  return (
    <>
      <Header {...header} icon={iconRefresh} title={t('paymentLink.title')} />
      <main className="page-above-bar pad stack">
        <div aria-live="polite">
          <Notice>{t(isNotFound ? 'paymentLink.orderNotFound' : 'paymentLink.orderChecking')}</Notice>
        </div>
        <LinkDue info={paymentLink.info} />
      </main>
      <StoreFooter />
      <FootBar>
        <Buttons>
          <Button busy={told === 'asking'} onClick={() => void link.getState().lookAgain()}>
            {t('result.checkAgain')}
          </Button>
          {isNotFound && <CustomerServiceButton variant="secondary" />}
        </Buttons>
      </FootBar>
    </>
  )
}
