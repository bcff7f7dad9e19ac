import { Button, Buttons } from '@topup/ui-kit'
import { Definitions, LiveLine, Notice, ResultMark } from '@topup/ui-kit/popups'
import { canDismiss, isUnknownPurchase, paysByCard } from '@topup/domain'
import type { Intent } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { AskAgain } from './PendingResult.tsx'
import { CustomerServiceButton } from '../../support/CustomerServiceButton.tsx'
import { askToDismiss } from './resultActions.ts'
import { OrderHistory, paymentLines, recipientLines } from './orderLines.tsx'
import { isAnsweredWithout } from '../orders/orderPoller.ts'
import { usePrice } from '../recharge/usePrice.ts'
import type { ResultViewProps } from './ResultShell.tsx'

/**
 * The result while there is no answer and the order may exist. It never says "failed" and never makes a second order
 * by itself. If the service reports no order after ten minutes, the player may dismiss the intent. Source: decisions
 * 27 to 29.
 */
export function CheckingResult({ entry, Shell, onClose }: ResultViewProps<Intent>) {
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
