import { assertNever } from '@topup/domain'
import type { Services } from '../../store/services.ts'
import type { ClaimNews } from './claimOnce.ts'

/**
 * Shows the result of a claim: the service's own message for a rejection, else one of ours. Source: spec §8 "Claim or
 * receive failed", decision 27.
 */
export function showClaimResult(
  { toasts, translator, react }: Pick<Services, 'toasts' | 'translator' | 'react'>,
  news: ClaimNews,
): void {
  const show = (tone: 'info' | 'success' | 'error', text: string) => toasts.getState().show(tone, text)
  switch (news.kind) {
    case 'slow':
      return show('info', translator.t('rewards.slow'))
    case 'lost':
      return show('info', translator.t('rewards.lost'))
    case 'claimed':
      return show(
        'success',
        news.rewards === ''
          ? translator.t('rewards.claimedToast')
          : translator.t('rewards.received', { rewards: news.rewards }),
      )
    case 'rejected': {
      const { error } = news
      return react({ ...error, message: error.message || translator.t('rewards.claimFailed') })
    }
    default:
      return assertNever(news)
  }
}
