import { addressOf, factsOf, isIntent } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import type { Services } from '../../../store/services.ts'

/**
 * Asks before a second order while one is open, and meanwhile queries the open one. Source: decisions 27 and 28,
 * faults M-04.
 */
export async function warnOfOpenOrder(
  services: Pick<Services, 'popups' | 'translator' | 'poller'>,
  open: JournalEntry,
): Promise<'showOrder' | 'orderAnew' | 'nothing'> {
  const { popups, translator, poller } = services
  const { product, character } = factsOf(open)
  void poller.refreshOpen()
  const answer = await popups.getState().confirm({
    title: translator.t('confirm.openOrder.title'),
    text: translator.t('confirm.openOrder.text', {
      product: product ?? (isIntent(open) ? translator.t('my.unreadOrder') : addressOf(open)),
      character: character ?? '–',
    }),
    confirmLabel: translator.t('confirm.openOrder.show'),
    cancelLabel: translator.t('confirm.openOrder.again'),
    tone: 'plain',
  })
  return answer === 'confirm' ? 'showOrder' : answer === 'cancel' ? 'orderAnew' : 'nothing'
}
