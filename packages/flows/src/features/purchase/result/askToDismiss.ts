import { canDismiss, entryOfIntent } from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import { isAnsweredWithout } from '../orders/isAnsweredWithout.ts'

/**
 * Asks the service once more, by the full query; when it still tells nothing of an order the player may put the intent aside.
 * It stays open and is asked about as before, only nobody warns of it any more. Answers whether it was put aside.
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
    title: t('confirm.setAside.title'),
    text: t('confirm.setAside.text'),
    confirmLabel: t('confirm.setAside.confirm'),
    cancelLabel: t('common.cancel'),
    tone: 'plain',
  })
  // The order may have turned up while the player was asked.
  const entry = entryOfIntent(journal.getState().journal, intentId)
  const waited = { nowMs: clock.now(), isPolledOut: poller.state.getState().polledOut.includes(intentId) }
  if (answer !== 'confirm' || entry === null || !canDismiss(entry, waited)) return 'kept'
  journal.getState().record({ kind: 'intentDismissed', intentId, atMs: clock.now() })
  toasts.getState().show('info', t('result.setAsideDone'))
  return 'setAside'
}
