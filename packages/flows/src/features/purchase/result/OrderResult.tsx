import {
  type Intent,
  type JournalEntry,
  canDismiss,
  entryAt,
  factsOf,
  formatNumber,
  isByCard,
  isExternal,
  isUnknownPurchase,
  paysByCard,
  idsOf,
  namesOf,
} from '@topup/domain'
import { Button, Buttons } from '@topup/ui-kit'
import { CountUp, Definitions, LiveLine, Notice, ProductSummary, ResultMark } from '@topup/ui-kit/popups'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCloseWithout } from '../../../frame/useCloseWithout.ts'
import { findProduct } from '../../../store/findProduct.ts'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { BackToGame } from '../../backToGame/BackToGame.tsx'
import { productArtwork } from '../../products/cardProducts.ts'
import { CustomerServiceButton } from '../../support/CustomerServiceButton.tsx'
import { useCheckout } from '../recharge/useCheckout.tsx'
import { isAnsweredWithout } from '../orders/orderPoller.ts'
import { isOfOtherAccount, ownerOf } from '../../../store/ownerOf.ts'
import { showNamedOrder } from '../recharge/buyChecks.ts'
import { usePrice } from '../recharge/usePrice.ts'
import { NextReward } from './NextReward.tsx'
import { AskAgain, PendingResult } from './PendingResult.tsx'
import {
  ResultDialog,
  type ResultShell,
  type ResultViewProps,
  useReopened,
  OrderHistory,
  Recipient,
  paymentLines,
  recipientLines,
  successLines,
} from './orderLines.tsx'
import { askToDismiss, followOrder } from '../orders/results.ts'

/**
 * The state of one order as the journal knows it: checking, not yet recharged, success or fail. The order is followed
 * while it is shown (`followOrder`), also when its player has left the device meanwhile. `order` is its address. Source: spec §4
 * "Result popup", decisions 27 to 29 and 48.
 */
export function OrderResult(props: {
  readonly order: string
  readonly Shell: ResultShell
  readonly onClose: () => void
}) {
  const { order, Shell, onClose } = props
  const services = useServices()
  const [entry, setEntry] = useState(() => entryAt(services.journal.getState().journal, order))
  useEffect(() => followOrder(services, order, setEntry), [services, order])
  useCloseWithout(entry, onClose)
  const isOthers = useSelected(
    services.session,
    (state) => entry !== null && ownerOf(entry, state) === 'other',
  )

  if (entry === null) return null
  const shown = { Shell, onClose }
  if (isOthers) return <OthersResult entry={entry} {...shown} />
  switch (entry.kind) {
    case 'intended':
    case 'rejected':
    case 'dismissed':
      return <CheckingResult entry={entry} {...shown} />
    case 'ordered':
      return <PendingResult entry={entry} {...shown} />
    case 'final':
      return <FinalResult entry={entry} {...shown} />
  }
}

/** An order of another account: how it stands, as under My, without names, amounts or a way to pay. Source: decision 48. */
function OthersResult({ entry, Shell, onClose }: ResultViewProps<JournalEntry>) {
  const { t } = useTranslation()
  return (
    <Shell
      onClose={onClose}
      mark={<ResultMark result={entry.kind === 'final' ? entry.outcome : 'pending'} />}
      title={t(titleOf(entry))}
      text={t('result.otherAccount')}
      actions={
        <Buttons>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </Buttons>
      }
    >
      {null}
    </Shell>
  )
}

function titleOf(entry: JournalEntry) {
  if (entry.kind === 'final') return entry.outcome === 'success' ? 'result.successTitle' : 'result.failTitle'
  if (entry.kind !== 'ordered') return 'result.checkingTitle'
  return isByCard(entry) ? 'result.pendingCardTitle' : 'result.pendingTitle'
}

/** The state of one order, over the page. Source: spec §4 "Result popup". */
export function ResultPopup(props: { readonly order: string; readonly onClose: () => void }) {
  return <OrderResult {...props} Shell={ResultDialog} />
}

/** Takes an order that an answer named to its result. Source: decision 46. */
export function NamedOrder({ order }: { readonly order: string }) {
  const checkout = useCheckout()
  useEffect(() => showNamedOrder(checkout, order), [checkout, order])
  return null
}

/**
 * The result while there is no answer and the order may exist. It never says "failed" and never makes a second order
 * by itself. If the service reports no order after ten minutes, the player may dismiss the intent. Source: decisions
 * 27 to 29.
 */
function CheckingResult({ entry, Shell, onClose }: ResultViewProps<Intent>) {
  const services = useServices()
  const { poller, clock } = services
  const { t } = useTranslation()
  const print = usePrice()
  const { lastAnswer, polledOut } = useSelected(poller.state, (state) => state)
  const { intentId } = entry.snapshot
  const waited = { nowMs: clock.now(), isPolledOut: polledOut.includes(intentId) }
  const isOffered = isAnsweredWithout(lastAnswer) && canDismiss(entry, waited)
  const setAside = async () => {
    if ((await askToDismiss(services, intentId)) === 'setAside') onClose()
  }
  return (
    <Shell
      onClose={onClose}
      mark={<ResultMark result="pending" />}
      title={t('result.checkingTitle')}
      text={t(textOf(entry))}
      actions={
        <Buttons>
          <AskAgain order={intentId} label={t('result.checkAgain')} />
          {isOffered && (
            <Button variant="secondary" onClick={() => void setAside()}>
              {t('result.dismiss')}
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            {t('result.later')}
          </Button>
        </Buttons>
      }
    >
      <Definitions
        variant="receipt"
        groups={[[...recipientLines(t, entry), ...paymentLines(t, print, entry)]]}
      />
      <NewestAnswer />
      {isOffered && <CustomerServiceButton variant="text" />}
      <OrderHistory entry={entry} />
    </Shell>
  )
}

/** What the newest query said, and whether the store still asks. */
function NewestAnswer() {
  const { poller } = useServices()
  const { t } = useTranslation()
  const { activity, lastAnswer } = useSelected(poller.state, (state) => state)
  return (
    <>
      <div aria-live="polite">
        {lastAnswer === 'notFound' && <Notice>{t('result.notFound')}</Notice>}
        {lastAnswer === 'loggedOut' && <Notice>{t('result.loggedOut')}</Notice>}
      </div>
      {activity !== 'idle' && lastAnswer !== 'loggedOut' && (
        <LiveLine>{lastAnswer === 'unreachable' ? t('result.unreachable') : t('rewards.checking')}</LiveLine>
      )}
    </>
  )
}

function textOf({ snapshot }: Intent) {
  if (isUnknownPurchase(snapshot)) return 'result.checkingUnreadText'
  return paysByCard(snapshot.method.channelId) ? 'result.checkingCardText' : 'result.checkingText'
}

type Final = Extract<JournalEntry, { kind: 'final' }>

/** The result of a final order, as the full query reported it. Source: spec §4 "Result popup", decision 29. */
function FinalResult({ entry, Shell, onClose }: ResultViewProps<Final>) {
  const { t } = useTranslation()
  if (entry.outcome === 'success') {
    return (
      <Shell
        onClose={onClose}
        mark={<ResultMark result="success" />}
        title={t('result.successTitle')}
        text={successText(t, entry)}
        actions={
          <Buttons>
            <Button onClick={onClose}>{t('result.done')}</Button>
            <BackToGame clientId={gameOf(entry)} billingNo={entry.billingNo} variant="secondary" />
          </Buttons>
        }
      >
        <Bought entry={entry} />
        <OtherAmount entry={entry} />
        <NextReward entry={entry} />
        <OrderHistory entry={entry} />
      </Shell>
    )
  }
  return <Failed entry={entry} Shell={Shell} onClose={onClose} />
}

/** The payment did not go through; what was not paid is not called paid. */
function Failed({ entry, Shell, onClose }: ResultViewProps<Final>) {
  const { t } = useTranslation()
  return (
    <Shell
      onClose={onClose}
      mark={<ResultMark result="fail" />}
      title={t('result.failTitle')}
      text={t(isByCard(entry) ? 'result.failCardText' : 'result.failText')}
      actions={
        <Buttons>
          <PayAnew entry={entry} onClose={onClose} />
          <Button variant="text" onClick={onClose}>
            {t('common.close')}
          </Button>
        </Buttons>
      }
    >
      <Receipt entry={entry} />
      <IfCharged entry={entry} />
      <OrderHistory entry={entry} />
    </Shell>
  )
}

/** The game that an order of this device was paid for. */
const gameOf = (entry: Final): string | null =>
  isExternal(entry) ? null : idsOf(entry.snapshot.recipient).clientId

/** Two ways back to the recharge of a failed order, where it can be reopened. */
function PayAnew({ entry, onClose }: Pick<ResultViewProps<Final>, 'entry' | 'onClose'>) {
  const { t } = useTranslation()
  const reopen = useReopened(entry, onClose)
  if (reopen === null) return null
  return (
    <>
      <Button onClick={reopen.changeMethod}>{t('result.changeMethodShort')}</Button>
      <Button variant="secondary" onClick={reopen.goOn}>
        {t('result.continue')}
      </Button>
    </>
  )
}

/** What was paid for; for an external order, only what the service reports. */
function successText(t: TFunction, entry: Final): string {
  const { product, recipient } = entry.snapshot
  if (isOfOtherAccount(entry)) return t('result.otherAccount')
  if (isExternal(entry)) return t('result.elsewhere')
  if (recipient.kind === 'paymentLink') return t('paymentLink.paidText', { name: recipient.username })
  const character = namesOf(recipient).character ?? ''
  return t('result.successText', { product: product?.display ?? '', character })
}

/** Says both amounts where the service charged another one than the store had shown. Source: decision 50. */
function OtherAmount({ entry }: { readonly entry: Final }) {
  const { t } = useTranslation()
  const print = usePrice()
  const { snapshot, charged } = entry
  if (charged === undefined || isUnknownPurchase(snapshot) || isOfOtherAccount(entry)) return null
  return (
    <>
      <Notice>{t('result.charged', { shown: print(snapshot.payable), paid: print(charged) })}</Notice>
      <CustomerServiceButton variant="text" />
    </>
  )
}

/** The whole order in lines. */
function Receipt({ entry }: { readonly entry: Final }) {
  const { translator } = useServices()
  const { t } = useTranslation()
  const print = usePrice()
  if (isOfOtherAccount(entry)) return null
  const ends = entry.outcome === 'success' ? successLines(t, translator.language(), entry) : []
  const lines = [...recipientLines(t, entry), ...paymentLines(t, print, entry), ...ends]
  return <Definitions variant="receipt" groups={[lines]} />
}

/**
 * What to do when money has left all the same: the store knows only what the service reports of the order. Source:
 * decision 29, faults S20.
 */
function IfCharged({ entry }: { readonly entry: Final }) {
  const { t } = useTranslation()
  // The text above sends the player to support already.
  if (isByCard(entry)) return <CustomerServiceButton variant="text" />
  return (
    <>
      <Notice>{t('result.failCharged')}</Notice>
      <CustomerServiceButton variant="text" />
    </>
  )
}

/** What was bought, drawn as in the shop while it is still listed there. Source: design "19-result-success". */
function Bought({ entry }: { readonly entry: Final }) {
  const { catalogue, translator } = useServices()
  const { t } = useTranslation()
  const print = usePrice()
  const language = translator.language()
  const groups = useSelected(catalogue, (state) => state.products)
  const { product } = entry.snapshot
  const listed = isExternal(entry) ? null : findProduct(groups, product?.productId ?? null)
  if (listed === null || product === null) return <Receipt entry={entry} />
  const { bonus } = factsOf(entry)
  return (
    <>
      <ProductSummary
        artwork={productArtwork(listed, groups)}
        picture={listed.picture}
        name={
          <bdi>
            <CountUp text={product.display} print={(value) => formatNumber(value, language)} />
          </bdi>
        }
        note={
          <>
            {bonus !== null && <Bonus text={bonus} />}
            <Recipient of={entry} />
          </>
        }
      />
      <Definitions
        variant="receipt"
        groups={[[...paymentLines(t, print, entry), ...successLines(t, language, entry)]]}
      />
    </>
  )
}

/** What came beside the product, in a line of its own. */
function Bonus({ text }: { readonly text: string }) {
  return (
    <>
      <bdi>{text}</bdi>
      <br />
    </>
  )
}
