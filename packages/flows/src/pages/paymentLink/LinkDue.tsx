import { Definitions } from '@topup/ui-kit/popups'
import type { PaymentLink } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { usePrice } from '../../features/purchase/recharge/usePrice.ts'

/** Shows who owes how much, for which game. Source: spec §2 "Replenish page". */
export function LinkDue({ info }: { readonly info: PaymentLink }) {
  const { t } = useTranslation()
  const print = usePrice()
  return (
    <section className="card card--inset">
      <Definitions
        groups={[
          [
            { term: t('recharge.game'), value: info.gameName },
            { term: t('result.account'), value: info.userName },
          ],
          [{ term: t('paymentLink.amountDue'), value: print(info.amount), tone: 'total' }],
        ]}
      />
    </section>
  )
}
