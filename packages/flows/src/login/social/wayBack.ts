import { returnedLogin } from '../login/social/returnedLogin.ts'
import type { Returned } from '../login/social/socialProvider.ts'
import type { Services } from './services.ts'

/** What a visit on the way back from a login provider brings; null when it only looks like one. */
export const readReturn = returnedLogin

/** Finishes the login that the player comes back with. */
export async function resume(services: Services, returned: Returned): Promise<void> {
  try {
    const { resumeSocialLogin } = await import('../login/social/resumeSocialLogin.ts')
    await resumeSocialLogin(services, returned, { browser: window, providers: services.loadSocialLogins })
  } catch {
    // The code of the way back, or of the providers, cannot be had: the player logs in again.
    services.toasts.getState().show('error', services.translator.t('login.social.unreachable'))
  }
}
