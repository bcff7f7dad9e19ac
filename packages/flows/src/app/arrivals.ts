import type { Returned, Services } from '../store/services.ts'
import { dialogCode } from './createServices.ts'
export { returnedLogin } from '../features/login/social/oauthCallback.ts'
export { followSocialCode } from '../visit/followSocialCode.ts'

/** Finishes the login with which the player returns from the provider. */
export async function resume(services: Services, returned: Returned): Promise<void> {
  try {
    const { resumeSocialLogin } = await dialogCode()
    await resumeSocialLogin(services, returned, { browser: window, providers: services.loadSocialLogins })
  } catch {
    // The code for the return, or for the providers, cannot be loaded: the player logs in again.
    services.toasts.getState().show('error', services.translator.t('login.social.unreachable'))
  }
}
