import { type Intent, addressOf, canDismiss, entryAt, isUnknownPurchase, paysByCard } from '@topup/domain'
import { Button, Buttons } from '@topup/ui-kit'
import { Definitions, LiveLine, Notice, ResultMark } from '@topup/ui-kit/popups'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { CustomerServiceButton } from '../../support/CustomerServiceButton.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { isAnsweredWithout } from '../orders/orderPoller.ts'
import { showNamedOrder } from '../recharge/buyChecks.ts'
import { usePrice } from '../recharge/usePrice.ts'
import { FinalResult } from './FinalResult.tsx'
import { AskAgain, PendingResult } from './PendingResult.tsx'
import { ResultDialog, type ResultShell, type ResultViewProps } from './ResultShell.tsx'
import { OrderHistory, paymentLines, recipientLines } from './orderLines.tsx'
import { askToDismiss } from './resultActions.ts'

/**
 * The state of one order as the journal knows it: checking, not yet recharged, success or fail. The order is polled
 * while it is shown. `order` is its address. When the number of an intent becomes known, the result stays with that
 * order, even if the service makes a second one for the intent. Source: spec §4 "Result popup", decisions 27 to 29.
 */
export function OrderResult(props: {
  readonly order: string
  readonly Shell: ResultShell
  readonly onClose: () => void
}) {
  const { Shell, onClose } = props
  const { journal, poller, session } = useServices()
  const [address, setAddress] = useState(props.order)
  const entry = useSelected(journal, (state) => entryAt(state.journal, address))
  const token = useSelected(session, (state) => accountOf(state)?.oauthToken ?? null)
  if (entry !== null && addressOf(entry) !== address) setAddress(addressOf(entry))

  useEffect(() => {
    const stop = new AbortController()
    void poller.poll(address, stop.signal)
    return () => stop.abort()
    // The service may have waited for a login before it reports the order.
  }, [poller, address, token])

  useEffect(() => {
    if (entry === null) onClose()
  }, [entry, onClose])

  if (entry === null) return null
  const shown = { Shell, onClose }
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
