import { billingNoOf, factsOf } from '@topup/domain'
import type { JournalEntry, Money } from '@topup/domain'
import { NameLine } from '@topup/ui-kit/popups'
import type { Definition } from '@topup/ui-kit/popups'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'

/** What was bought and for whom, in lines; what is not known has no line (decision 31). */
export function recipientLines(t: TFunction, entry: JournalEntry): readonly Definition[] {
  const { product, character, server, bonus } = factsOf(entry)
  return [
    ...line(t('result.product'), product),
    ...line(t('recharge.bonus'), bonus),
    ...line(t('result.character'), character === null && server === null ? null : <Recipient of={entry} />),
  ]
}

/** The character and server that receive the product: "Kaelith · S128 Moonfall". */
export function Recipient({ of }: { readonly of: JournalEntry }) {
  const { character, server } = factsOf(of)
  return <NameLine of={[character, server].flatMap((name) => name ?? [])} />
}

/** Game, account, order, method and amount in lines; what is not known has no line (decision 31). */
export function paymentLines(
  t: TFunction,
  print: (money: Money | null) => string,
  entry: JournalEntry,
): readonly Definition[] {
  const { game, account, method, amount } = factsOf(entry)
  const isPaid = entry.kind === 'final' && entry.outcome === 'success'
  return [
    ...line(t('recharge.game'), game),
    ...line(t('result.account'), account),
    ...line(t('result.order'), billingNoOf(entry)),
    ...line(t('result.method'), method),
    ...line(isPaid ? t('result.paid') : t('result.amount'), amount === null ? null : print(amount)),
  ]
}

const line = (term: string, value: ReactNode): readonly Definition[] =>
  value === null ? [] : [{ term, value }]
