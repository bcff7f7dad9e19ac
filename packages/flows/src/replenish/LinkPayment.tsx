import { Header, iconRefresh } from '@topup/ui-kit'
import { Definitions, FootBar, Notice, PriceArea } from '@topup/ui-kit/popups'
import type { ReplenishState } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { StoreFooter } from '../app/StoreFooter.tsx'
import { useHeaderBrand } from '../app/useHeader.tsx'
import { MethodList } from '../recharge/MethodList.tsx'
import { usePrice } from '../recharge/usePrice.ts'
import { LinkTimer } from './LinkTimer.tsx'
import type { LinkStore } from './linkStore.ts'
import { PayNow } from './PayNow.tsx'

type Payable = Extract<ReplenishState, { kind: 'open' | 'paying' }>

/** Who owes what, how long it can be paid, and how. No step bar here. Source: spec §2 "Replenish page", "Step bar". */
export function LinkPayment(props: { readonly link: LinkStore; readonly replenish: Payable }) {
  const { link, replenish } = props
  const { info, deadlineMs } = replenish
  const { t } = useTranslation()
  const print = usePrice()
  const header = useHeaderBrand()
  const amount = print(info.amount)
  return (
    <>
      <Header {...header} icon={iconRefresh} title={t('replenish.title')} />
      <main className="page-foot pad stack">
        {deadlineMs === null ? (
          <Notice>{t('replenish.unblocked')}</Notice>
        ) : (
          <LinkTimer link={link} deadlineMs={deadlineMs} validSeconds={info.validSeconds} />
        )}
        <section className="card due">
          <Definitions
            groups={[
              [
                { term: t('recharge.game'), value: info.gameName },
                { term: t('recharge.account'), value: info.userName },
              ],
              [{ term: t('replenish.amountDue'), value: amount, tone: 'total' }],
            ]}
          />
        </section>
        <MethodList heading="h2" />
      </main>
      <StoreFooter />
      <FootBar>
        <PriceArea label={t('replenish.amountDue')} price={amount} action={<PayNow link={link} />} />
      </FootBar>
    </>
  )
}
