import {
  billingNoOf,
  factsOf,
  formatNumber,
  formatZonedTime,
  isExternal,
  isPaymentLinkOrder,
} from '@topup/domain'
import type { JournalEntry, Language, Money } from '@topup/domain'
import { NameLine } from '@topup/ui-kit'
import type { Definition } from '@topup/ui-kit/popups'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { zoneOfDevice } from '../../../platform/device.ts'
import { OrderNumber } from './OrderNumber.tsx'

/**
 * What was bought and for whom, in lines; what is not known has no line (decision 31). A payment link names an account
 * and no character.
 */
export function recipientLines(t: TFunction, entry: JournalEntry): readonly Definition[] {
  const { product, character, server, bonus } = factsOf(entry)
  const isOwnLink = !isExternal(entry) && isPaymentLinkOrder(entry.snapshot.recipient)
  const isNamed = !isOwnLink && (character !== null || server !== null)
  return [
    ...line(t('result.product'), product),
    ...line(t('recharge.bonus'), bonus),
    ...line(t('result.character'), isNamed ? <Recipient of={entry} /> : null),
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
  const billingNo = billingNoOf(entry)
  return [
    ...line(t('recharge.game'), game),
    ...line(t('result.account'), account),
    ...line(t('result.order'), billingNo && <OrderNumber of={billingNo} />).map((of) => ({
      ...of,
      isLong: true,
    })),
    ...line(t(isPaid ? 'result.method' : 'result.methodChosen'), method),
    ...line(isPaid ? t('result.paid') : t('result.amount'), amount === null ? null : print(amount)),
  ]
}

/** What a paid order brings beside the product, and when the store confirmed it. Source: design "19-result-success", decision 50. */
export function successLines(
  t: TFunction,
  language: Language,
  entry: Extract<JournalEntry, { readonly kind: 'final' }>,
): readonly Definition[] {
  const { points } = factsOf(entry)
  const date = formatZonedTime({
    epochMs: entry.finalAtMs,
    timeZone: zoneOfDevice(entry.finalAtMs),
    language,
    nowMs: entry.finalAtMs,
  })
  return [
    ...(points === null
      ? []
      : [{ term: t('recharge.points'), value: `+${formatNumber(points, language)}`, tone: 'good' as const }]),
    ...line(t('result.date'), date),
  ]
}

const line = (term: string, value: ReactNode): readonly Definition[] =>
  value === null ? [] : [{ term, value }]
