import { createBrandStorage, storageOf } from '../../../platform/brandStorage.ts'
import type { Returned, Services, SocialProvider } from '../../../store/services.ts'
import { continueAfterLogin } from '../../games/continueIntent.ts'
import { finishSocialLogin } from './finishSocialLogin.ts'

/** The storage of this tab: `sessionStorage`, which no other tab or window can read. */
export function tabVaultOf(services: Pick<Services, 'brand' | 'clock'>, browser: Window) {
  return createBrandStorage(services.brand.key, storageOf(browser, 'sessionStorage'), services.clock)
}

/**
 * Completes a login after the return from the provider, and shows the result. Source: spec §8 "Login failed", faults
 *
 */
export async function resumeSocialLogin(
  services: Services,
  returned: Returned,
  from: { readonly browser: Window; readonly providers: () => Promise<readonly SocialProvider[]> },
): Promise<void> {
  const { toasts, popups, translator } = services
  const { t } = translator
  const tabStorage = tabVaultOf(services, from.browser)
  const outcome = await finishSocialLogin(services, returned, { tabStorage, providers: from.providers })
  const say = (text: string) => toasts.getState().show('error', text)
  switch (outcome.kind) {
    case 'loggedIn':
      toasts.getState().show('success', t('login.social.done', { name: outcome.name }))
      return outcome.intent === null
        ? undefined
        : continueAfterLogin(services, { id: null, intent: outcome.intent })
    case 'linkFound':
      return
    case 'owesWithoutLink':
      return say(t('paymentLink.expiredText', { name: outcome.name }))
    case 'nothingOwed':
      return say(t('paymentLink.nothingOwed'))
    case 'cancelled':
      // For a payment link the login is the page itself.
      return outcome.isForLink
        ? undefined
        : popups.getState().push({ kind: 'login', intent: outcome.intent ?? undefined })
    case 'notOurs':
      return say(t('login.social.notOurs'))
    case 'late':
      return say(t('login.social.late'))
    case 'rejected':
      return say(outcome.message ?? t('login.social.failed'))
    case 'unreachable':
      return say(t('login.social.unreachable'))
  }
}
