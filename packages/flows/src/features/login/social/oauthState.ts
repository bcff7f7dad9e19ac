import { ownValue, parsePaymentRegion, readText } from '@topup/domain'
import type { SocialLogin } from '@topup/domain'
import type { BrandStorage } from '../../../platform/brandStorage.ts'
import type { LoginGame, Returned } from '../../../store/services.ts'
import type { PurchaseIntent } from '../../../store/state/popupStack.ts'
import { type RouteTarget, isRouteTarget } from '../../../store/state/routeTarget.ts'

/** One login attempt at a provider, stored in this tab only. `state` is random and used once. Source: faults A-07. */
export interface LoginAttempt extends LoginGame {
  readonly provider: SocialLogin
  readonly state: string
  readonly redirectUri: string
  /** In the service's time; null where that was not known. Source: decision 53. */
  readonly startedAtMs: number | null
  readonly googlePackage: string
  /** Path and query of the page that was left, without secrets. */
  readonly leftFrom: RouteTarget
  /** The product that the login leads to; null without one. Source: decision 70. */
  readonly intent: PurchaseIntent | null
}

/** How an answer relates to the attempt of this tab. Only `answered` is redeemed. */
export type Judgement =
  | { readonly kind: 'answered'; readonly attempt: LoginAttempt }
  /** The player cancelled at the provider. */
  | { readonly kind: 'cancelled'; readonly attempt: LoginAttempt }
  /** The provider rejected the login. */
  | { readonly kind: 'failed'; readonly attempt: LoginAttempt }
  /** This tab made no such request: the answer is forged, replayed, or opened in another tab. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'late' }

const longestMs = 10 * 60_000
const key = 'oauthState'
const providers: readonly SocialLogin[] = ['google', 'facebook', 'ios', 'vk', 'twitter', 'huawei']

/**
 * Checks what came back against the attempt. `nowMs` is the service's time: a device's clock may have been set meanwhile; null where it
 * is not known, and the service alone says what is late. Pure. Source: faults A-07 and W-07, spec §8 "Login failed".
 */
export function verifyCallback(
  attempt: LoginAttempt | null,
  returned: Returned,
  nowMs: number | null,
): Judgement {
  if (attempt === null || returned.get('state') !== attempt.state) return { kind: 'foreign' }
  const { startedAtMs } = attempt
  if (nowMs !== null && startedAtMs !== null && nowMs - startedAtMs > longestMs) return { kind: 'late' }
  const error = returned.get('error') ?? (returned.has('denied') ? 'access_denied' : undefined)
  if (error === undefined) return { kind: 'answered', attempt }
  const isCancelled = error === 'access_denied' || error === 'user_cancelled_authorize'
  return { kind: isCancelled ? 'cancelled' : 'failed', attempt }
}

/** An attempt as it begins: the address that the player leaves may be no route, such as one that was mistyped. */
type AttemptNow = Omit<LoginAttempt, 'leftFrom'> & { readonly leftFrom: string }

/** Stores the attempt in this tab; false when the browser would not keep it. */
export function keepAttempt(tabStorage: BrandStorage, attempt: AttemptNow): boolean {
  return tabStorage.write(key, attempt)
}

/** Takes the attempt out of the tab: whatever came back, it can be used only once. */
export function takeAttempt(tabStorage: BrandStorage): LoginAttempt | null {
  const attempt = tabStorage.read(key, parseAttempt)
  tabStorage.remove(key)
  return attempt
}

function parseAttempt(stored: unknown): LoginAttempt | null {
  if (typeof stored !== 'object' || stored === null) return null
  const held: Readonly<Record<string, unknown>> = { ...stored }
  const provider = providers.find((known) => known === held['provider'])
  const state = readText(held['state'])
  const clientId = readText(held['clientId'])
  const redirectUri = readText(held['redirectUri'])
  const startedAtMs = held['startedAtMs']
  const { googlePackage, leftFrom } = held
  // Missing in attempts of a release that knew no login for a payment link.
  const gameId = readText(held['gameId'])
  if (provider === undefined || !state || clientId === null || redirectUri === null) return null
  if (typeof startedAtMs !== 'number' && startedAtMs !== null) return null
  if (typeof googlePackage !== 'string') return null
  // Only a route of this store counts: `//host` would be another host.
  const isRoute = typeof leftFrom === 'string' && isRouteTarget(leftFrom)
  return {
    provider,
    state,
    clientId,
    gameId,
    redirectUri,
    startedAtMs,
    googlePackage,
    leftFrom: isRoute ? leftFrom : '/',
    intent: parseIntent(held['intent'], clientId),
  }
}

/** Only an intent of the game that the login is for counts. */
function parseIntent(stored: unknown, clientId: string): PurchaseIntent | null {
  const productId = readText(ownValue(stored, 'productId'))
  const name = readText(ownValue(stored, 'name'))
  const region = parsePaymentRegion(ownValue(stored, 'region'))
  if (productId === null || name === null || region === null) return null
  return readText(ownValue(stored, 'clientId')) === clientId
    ? { productId, name, clientId, region, steps: 3 }
    : null
}
