import {
  type JournalEntry,
  type Language,
  type Money,
  type QueryAnswer,
  addressOf,
  billingNoOf,
  factsOf,
  formatNumber,
  formatPrice,
  formatZonedTime,
  isExternal,
  isUnknownPurchase,
  wasRejected,
  type Order,
  idsOf,
} from '@topup/domain'
import { NameLine } from '@topup/ui-kit'
import {
  CopiedValue,
  type Definition,
  Definitions,
  Disclosure,
  Dialog,
  ResultCard,
} from '@topup/ui-kit/popups'
import type { TFunction } from 'i18next'
import type { ReactNode, ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../platform/copyText.ts'
import { zoneOfDevice } from '../../../platform/zoneOfDevice.ts'
import type { Services } from '../../../store/services.ts'
import { useServices, useSelected } from '../../../store/servicesContext.tsx'
import { CopyDetails, type DetailLine, detailText, storeLines } from '../../support/CopyDetails.tsx'
import { CustomerServiceButton } from '../../support/CustomerServiceButton.tsx'
import { isOfOtherAccount } from '../../../store/ownerOf.ts'
import { canReopen, forgetMethod, reopenRecharge } from '../orders/results.ts'

/**
 * What was bought and for whom, in lines; what is not known has no line (decision 31). A payment link names an account
 * and no character.
 */
export function recipientLines(t: TFunction, entry: JournalEntry): readonly Definition[] {
  const { product, character, server, bonus } = factsOf(entry)
  const isOwnLink = !isExternal(entry) && entry.snapshot.recipient.kind === 'paymentLink'
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
  return [
    ...line(t('recharge.game'), game),
    ...line(t('result.account'), account),
    ...numberLine(t, entry),
    ...line(t(isPaid ? 'result.method' : 'result.methodChosen'), method),
    ...line(isPaid ? t('result.paid') : t('result.amount'), amount === null ? null : print(amount)),
  ]
}

/** The order's number with a button that copies it; no line for an order without one. */
export function numberLine(t: TFunction, entry: JournalEntry): readonly Definition[] {
  const billingNo = billingNoOf(entry)
  return line(t('result.order'), billingNo && <OrderNumber of={billingNo} />).map((of) => ({
    ...of,
    isLong: true,
  }))
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

/** An order's number, with a button that copies it, because customer service asks for it. Source: spec §1. */
function OrderNumber({ of }: { readonly of: string }) {
  const { toasts } = useServices()
  const { t } = useTranslation()
  const copy = async () => {
    const isCopied = await copyText(of, window)
    const text = isCopied ? t('result.orderCopied') : t('account.copyByHand', { id: of })
    toasts.getState().show(isCopied ? 'success' : 'info', text)
  }
  return <CopiedValue value={of} label={t('result.copyOrder')} onCopy={() => void copy()} />
}

/**
 * What customer service needs to find an order, in lines that do not depend on the language: numbers, times in UTC, names
 * with their ids, the code of a rejection. It holds no token, no card and no address. Source: decisions 64 and 76, spec §1 "Support is through customer
 * service".
 */
export function detailsOf(
  services: Pick<Services, 'brand' | 'clock' | 'deployment' | 'translator'>,
  entry: JournalEntry,
): string {
  const { product, game, account, server, character, method, amount } = factsOf(entry)
  const { snapshot } = entry
  const { product: bought, intentId } = snapshot
  const paid = isUnknownPurchase(snapshot) ? null : snapshot.method
  const { clientId, serverId, characterId } = idsOf(snapshot.recipient)
  const withId = (name: string | null, id: string | null) =>
    name && (isExternal(entry) || id === null ? name : `${name} (${id})`)
  return detailText([
    ...storeLines(services),
    ['Order', addressOf(entry)],
    ['Session', isExternal(entry) ? null : intentId],
    ['State', entry.kind === 'final' ? entry.outcome : entry.kind],
    ...momentsOf(entry).map(momentLine),
    ['Game', withId(game, clientId)],
    ['Account', account],
    ['Server', withId(server, serverId)],
    ['Character', withId(character, characterId)],
    ['Product', withId(product, bought?.productId ?? null)],
    ['Amount', amount && formatPrice(amount, 'en')],
    ['Method', withId(method, paid && `${paid.paywayId}, ${paid.channelId}`)],
  ])
}

const momentLine = ({ what, atMs, code }: OrderMoment): DetailLine => [
  code === undefined ? what : `${what} (code ${code})`,
  new Date(atMs).toISOString(),
]

/** One thing that happened to an order, as this device knows it; `atMs` is epoch milliseconds. */
interface OrderMoment {
  readonly what:
    | 'intended'
    | 'refused'
    | 'numbered'
    | 'opened'
    | 'dismissed'
    | 'succeeded'
    | 'failed'
    | (typeof askedOf)[QueryAnswer]
  readonly atMs: number
  /** The code of a rejection. */
  readonly code?: number
}

const askedOf = {
  read: 'askedRead',
  unreachable: 'askedNone',
  notFound: 'askedUnknown',
  noInformation: 'askedUnsaid',
  loggedOut: 'askedUnsaid',
} as const

/**
 * What happened to an order and when, oldest first, as far as the journal knows it; of an order that no tap of this device
 * made, not how it was made. Source: decisions 28, 31 and 76.
 */
export function momentsOf(entry: JournalEntry): readonly OrderMoment[] {
  const { asked, openedAtMs } = entry.times ?? {}
  const moments: readonly OrderMoment[] = [
    ...madeMoments(entry),
    ...at('opened', openedAtMs),
    ...(asked === undefined ? [] : at(askedOf[asked.answer], asked.atMs)),
    ...endMoments(entry),
  ]
  return [...moments].sort((a, b) => a.atMs - b.atMs)
}

/** How the order was made. */
function madeMoments(entry: JournalEntry): readonly OrderMoment[] {
  if (isExternal(entry) || isUnknownPurchase(entry.snapshot)) return []
  const { refused, numberedAtMs } = entry.times ?? {}
  return [
    { what: 'intended', atMs: entry.snapshot.intendedAtMs },
    ...(refused === undefined ? [] : [{ what: 'refused' as const, ...refused }]),
    ...at('numbered', numberedAtMs),
  ]
}

function endMoments(entry: JournalEntry): readonly OrderMoment[] {
  if (entry.kind === 'dismissed') return at('dismissed', entry.dismissedAtMs)
  if (entry.kind !== 'final') return []
  return at(entry.outcome === 'success' ? 'succeeded' : 'failed', entry.finalAtMs)
}

const at = (what: OrderMoment['what'], atMs: number | undefined): readonly OrderMoment[] =>
  atMs === undefined ? [] : [{ what, atMs }]

/**
 * What happened to an order and when, what that means, and its details to copy: where customer service has no address,
 * they are what a player can bring along. Source: decisions 42, 64 and 76.
 */
export function OrderHistory({ entry }: { readonly entry: JournalEntry }) {
  const services = useServices()
  const { clock, translator } = services
  const { t } = useTranslation()
  if (isOfOtherAccount(entry)) return null
  const time = (epochMs: number) =>
    formatZonedTime({
      epochMs,
      timeZone: zoneOfDevice(clock.now()),
      language: translator.language(),
      nowMs: clock.now(),
    })
  const known = knownOf(entry)
  return (
    <Disclosure title={t('order.history')}>
      {known !== null && <p className="small muted">{t(`order.${known}`)}</p>}
      <Definitions
        groups={[
          momentsOf(entry).map(({ what, atMs, code }) => ({
            term: t(`order.${textOf(what)}`, { code }),
            value: time(atMs),
          })),
        ]}
      />
      <CopyDetails details={() => detailsOf(services, entry)} />
      {known === 'knownPaid' && <CustomerServiceButton variant="text" />}
    </Disclosure>
  )
}

/** Three kinds of "no news" are one to a player; the copied details keep them apart for support. */
const textOf = (what: OrderMoment['what']) =>
  what === 'askedUnknown' || what === 'askedUnsaid' ? 'askedNone' : what

/**
 * What is known of the order and what to do, where the result above does not say it already. Source: decisions 8, 29 and
 * 76.
 */
function knownOf(entry: JournalEntry): 'knownOpen' | 'knownRefused' | 'knownPaid' | null {
  if (wasRejected(entry)) return 'knownRefused'
  if (entry.kind === 'ordered') return 'knownOpen'
  const isForGame =
    !isExternal(entry) &&
    !isUnknownPurchase(entry.snapshot) &&
    entry.snapshot.recipient.kind !== 'paymentLink'
  return entry.kind === 'final' && entry.outcome === 'success' && isForGame ? 'knownPaid' : null
}

/** What a result shows, in a popup or on a page. */
interface ResultShellProps {
  readonly title: string
  readonly mark: ReactNode
  readonly text: string
  /** `Buttons`. */
  readonly actions: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Draws a result over a page or as a page. */
export type ResultShell = ComponentType<ResultShellProps>

/** Props that the views of all order states share. */
export interface ResultViewProps<Entry> {
  readonly entry: Entry
  readonly Shell: ResultShell
  readonly onClose: () => void
}

/** A result over a page; only its own buttons close it. Source: spec §2 "Result popup". */
export function ResultDialog(props: ResultShellProps) {
  return <Dialog role="alertdialog" dismissible={false} {...props} />
}

/** A result as the fourth step of the old layout. */
export function ResultSection({ title, mark, text, actions, children }: ResultShellProps) {
  return (
    <ResultCard title={title} mark={mark} text={text} actions={actions}>
      {children}
    </ResultCard>
  )
}

/**
 * The functions that reopen the recharge of an order's product, for another method or as it was; null where nothing
 * can be offered. Source: spec §4 "Result popup".
 */
export function useReopened(
  entry: Order,
  leave: () => void,
): { readonly changeMethod: () => void; readonly goOn: () => void } | null {
  const services = useServices()
  const isOffered = useSelected(services.catalogue, () => canReopen(services, entry))
  if (!isOffered) return null
  const goOn = () => reopenRecharge(services, entry, leave)
  const changeMethod = () => {
    forgetMethod(services)
    goOn()
  }
  return { changeMethod, goOn }
}
