import type { JournalEntry, Money } from '@topup/domain'
import { NameLine } from '@topup/ui-kit/popups'
import type { Definition } from '@topup/ui-kit/popups'
import type { TFunction } from 'i18next'

/** What was bought and for whom, in lines, from the snapshot that was paid (ruling 5). */
export function recipientLines(t: TFunction, { snapshot }: JournalEntry): readonly Definition[] {
  const { product, recipient } = snapshot
  return [
    { term: t('result.product'), value: product.display },
    { term: t('result.role'), value: <Recipient of={recipient} /> },
  ]
}

/** The role and the server that receive: "Kaelith · S128 Moonfall". */
export function Recipient({ of }: { readonly of: JournalEntry['snapshot']['recipient'] }) {
  return <NameLine of={[of.role.display, of.server.display]} />
}

/** Account, order, way and amount in lines, from the snapshot that was paid (ruling 5). */
export function paymentLines(
  t: TFunction,
  print: (money: Money | null) => string,
  entry: JournalEntry,
): readonly Definition[] {
  const { recipient, payable, method } = entry.snapshot
  const isPaid = entry.kind === 'settled' && entry.outcome === 'success'
  return [
    { term: t('result.account'), value: recipient.username },
    ...(entry.kind === 'intended' ? [] : [{ term: t('result.order'), value: entry.billingNo }]),
    { term: t('result.method'), value: method.name },
    { term: isPaid ? t('result.paid') : t('result.amount'), value: print(payable) },
  ]
}
