import { canDismiss, entryOfIntent } from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import { isAnsweredWithout } from '../orders/isAnsweredWithout.ts'

/**
 * Sends one more full query; if the service still reports no order, the player may dismiss the intent. A dismissed
 * intent stays open and is queried as before, but causes no more warnings. Resolves to whether it was dismissed.
 * Source: decisions 27 to 29, faults M-04.
 */
export async function askToDismiss(
  {
    journal,
    poller,
    popups,
    toasts,
    translator,
    clock,
  }: Pick<Services, 'clock' | 'journal' | 'popups' | 'toasts' | 'translator' | 'poller'>,
  intentId: string,
): Promise<'setAside' | 'kept'> {
  await poller.refresh(intentId)
  if (!isAnsweredWithout(poller.state.getState().lastAnswer)) return 'kept'
  const { t } = translator
  const answer = await popups.getState().confirm({
    title: t('confirm.dismiss.title'),
    text: t('confirm.dismiss.text'),
    confirmLabel: t('confirm.dismiss.confirm'),
    cancelLabel: t('common.cancel'),
    tone: 'plain',
  })
  // The order may have been found while the player was asked.
  const entry = entryOfIntent(journal.getState().journal, intentId)
  const waited = { nowMs: clock.now(), isPolledOut: poller.state.getState().polledOut.includes(intentId) }
  if (answer !== 'confirm' || entry === null || !canDismiss(entry, waited)) return 'kept'
  journal.getState().record({ kind: 'intentDismissed', intentId, atMs: clock.now() })
  toasts.getState().show('info', t('result.dismissed'))
  return 'setAside'
}
