import { isOffline } from '../../../platform/device.ts'
import type { Attempt, Verdict } from './buyAttempt.ts'

/**
 * Sends and records nothing while the browser says that it is offline. A browser can be wrong about that, so the
 * player may try anyway. Source: decision 47.
 */
export function offlineCheck(attempt: Attempt): Verdict {
  return attempt.answers.triesOffline || !isOffline() ? 'pass' : tellOfOffline(attempt)
}

async function tellOfOffline({ services, again }: Attempt): Promise<void> {
  const { t } = services.translator
  const answer = await services.popups.getState().confirm({
    title: t('confirm.offline.title'),
    text: t('confirm.offline.text'),
    confirmLabel: t('common.close'),
    cancelLabel: t('confirm.offline.anyway'),
    tone: 'plain',
  })
  if (answer === 'cancel') await again({ triesOffline: true })
}
