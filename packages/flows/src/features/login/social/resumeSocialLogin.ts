import { type ApiError, decodeAccount } from '@topup/api-client'
import type { Account } from '@topup/domain'
import { type BrandStorage, createBrandStorage, storageOf } from '../../../platform/brandStorage.ts'
import type { Returned, Services, SocialProvider } from '../../../store/services.ts'
import type { PurchaseIntent } from '../../../store/state/popupStack.ts'
import { continueAfterLogin } from '../../games/continueIntent.ts'
import { findOwedLink } from '../../paymentLink/findOwedLink.ts'
import { paymentLinkPath } from '../../paymentLink/paymentLinkPath.ts'
import { trackLogin } from '../../tracking/trackLogin.ts'
import { startAs } from '../form/logIn.ts'
import { type LoginAttempt, takeAttempt, verifyCallback } from './oauthState.ts'

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

/** How a login at a provider ended. */
export type SocialOutcome =
  | { readonly kind: 'loggedIn'; readonly name: string; readonly intent: PurchaseIntent | null }
  /** A login for a payment link found it, and its page is opened. */
  | { readonly kind: 'linkFound' }
  | { readonly kind: 'nothingOwed' }
  | { readonly kind: 'owesWithoutLink'; readonly name: string }
  | { readonly kind: 'cancelled'; readonly isForLink: boolean; readonly intent: PurchaseIntent | null }
  /** The answer is forged, replayed, late, or for a game that is not on screen: nothing was sent. */
  | { readonly kind: 'notOurs' }
  | { readonly kind: 'late' }
  | { readonly kind: 'rejected'; readonly message: string | null }
  | { readonly kind: 'unreachable' }

/**
 * Handles what a provider sent back: checks it against this tab's own attempt, which can be used only once, and
 * redeems it with one call. Source: spec §4 "Login", §7, decision 27, faults.
 */
export async function finishSocialLogin(
  services: Services,
  returned: Returned,
  from: { readonly tabStorage: BrandStorage; readonly providers: () => Promise<readonly SocialProvider[]> },
): Promise<SocialOutcome> {
  const judgement = verifyCallback(takeAttempt(from.tabStorage), returned, services.serviceClock.serviceNow())
  switch (judgement.kind) {
    case 'foreign':
      return { kind: 'notOurs' }
    case 'late':
      return { kind: 'late' }
    case 'cancelled':
      services.navigate(judgement.attempt.leftFrom)
      return {
        kind: 'cancelled',
        isForLink: judgement.attempt.gameId !== null,
        intent: judgement.attempt.intent,
      }
    case 'failed':
      services.navigate(judgement.attempt.leftFrom)
      return { kind: 'rejected', message: null }
    case 'answered':
      services.navigate(judgement.attempt.leftFrom)
      return redeem(services, judgement.attempt, { returned, providers: await from.providers() })
  }
}

async function redeem(
  services: Pick<
    Services,
    | 'api'
    | 'catalogue'
    | 'entry'
    | 'navigate'
    | 'react'
    | 'roster'
    | 'selection'
    | 'session'
    | 'tracking'
    | 'poller'
  >,
  attempt: LoginAttempt,
  { returned, providers }: { readonly returned: Returned; readonly providers: readonly SocialProvider[] },
): Promise<SocialOutcome> {
  const { api, session } = services
  const { clientId, gameId, redirectUri, googlePackage } = attempt
  // The login for a payment link is not for the game on screen.
  const isWanted = () => gameId !== null || session.getState().clientId === clientId
  const provider = providers.find(({ key }) => key === attempt.provider)
  if (provider === undefined || !isWanted()) return { kind: 'notOurs' }
  const request = provider.redeem(returned, { api, clientId, gameId, redirectUri, googlePackage })
  if (request === null) return { kind: 'notOurs' }
  const answer = await request
  if (!answer.ok) return outcomeOf(services, answer.error)
  // Another game was chosen while the answer was on its way.
  if (!isWanted()) return { kind: 'notOurs' }
  const account = decodeAccount(answer.value)
  if (account === null) return { kind: 'rejected', message: null }
  if (gameId !== null) return openOwedLink(services, account, clientId)
  startAs(services, account)
  trackLogin(services, provider.key)
  return { kind: 'loggedIn', name: account.username, intent: attempt.intent }
}

/** Opens the payment link of the account; the token is used for that one request and kept nowhere. Source: spec §6 "Replenish visitors". */
async function openOwedLink(
  { api, navigate }: Pick<Services, 'api' | 'navigate'>,
  account: Account,
  rpClientId: string,
): Promise<SocialOutcome> {
  const owed = await findOwedLink(api, account, rpClientId)
  if (owed.kind !== 'owes') return owed
  navigate(paymentLinkPath(owed.paymentLinkId))
  return { kind: 'linkFound' }
}

function outcomeOf({ react }: Pick<Services, 'react'>, error: ApiError): SocialOutcome {
  if (error.kind !== 'rejected') return { kind: 'unreachable' }
  if (error.reason !== 'other' && error.reason !== 'notLoggedIn') react(error)
  return { kind: 'rejected', message: error.message === '' ? null : error.message }
}
