import type { LoginOptions } from '@topup/api-client'
import { type BrandConfig, cleanSearch, parsePayUrl } from '@topup/domain'
import type { BrandStorage } from '../../../platform/brandStorage.ts'
import { newId } from '../../../platform/newId.ts'
import type { LoginGame, Services, SocialProvider } from '../../../store/services.ts'
import type { PurchaseIntent } from '../../../store/state/popupStack.ts'
import { keepAttempt } from './oauthState.ts'

/** The tab in which a login starts. */
export interface LoginTab {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'assign'>
  /** Storage that lasts as long as the tab and is visible to no other. */
  readonly tabStorage: BrandStorage
}

/** The provider that the player chose, and what the login is for. */
export interface SocialWay {
  readonly provider: SocialProvider
  readonly options: LoginOptions
  readonly game: LoginGame
  /** The product that the login leads to. Source: decision 70. */
  readonly intent?: PurchaseIntent | undefined
}

/** How the start of a login went; `left` means that the page is being left. */
export type WayOut =
  | { readonly kind: 'left' }
  /** The browser stores nothing for this tab, so the answer could not be told apart from a forged one. */
  | { readonly kind: 'noStorage' }
  | { readonly kind: 'notOffered' }
  /** The service gave no address that may be opened; errors have already been handled. */
  | { readonly kind: 'noAddress' }

/**
 * Opens the provider's page in this window, because in-app browsers block popups. The return address is the brand's
 * own, never one that a link named. Source: spec §2 "Login", decision 35, faults A-07.
 */
export async function startSocialLogin(
  services: Pick<Services, 'api' | 'brand' | 'deployment' | 'react' | 'serviceClock' | 'session'>,
  way: SocialWay,
  { location, tabStorage }: LoginTab,
): Promise<WayOut> {
  const { brand, session, serviceClock } = services
  const { provider, options, game, intent } = way
  const id = provider.idOf(options, brand)
  if (id === null) return { kind: 'notOffered' }
  // 128 bits that nobody can guess, where the browser has a source of chance. Source: faults A-07.
  const state = newId()
  const redirectUri = redirectUriOf(provider, brand, location.origin)
  const address = await addressOut(services, way, { id, redirectUri, state })
  if (address === null) return { kind: 'noAddress' }

  const isKept =
    tabStorage.persists &&
    keepAttempt(tabStorage, {
      provider: provider.key,
      state,
      ...game,
      redirectUri,
      startedAtMs: serviceClock.serviceNow(),
      googlePackage: options.googlePackage ?? '',
      leftFrom: location.pathname + cleanSearch(location.search),
      intent: intent ?? null,
    })
  if (!isKept) return { kind: 'noStorage' }
  // The game of a link is not stored until it is chosen, but the return must find it.
  const chosen = session.getState().game
  if (chosen !== null && game.gameId === null) session.getState().chooseGame(chosen)
  location.assign(address)
  return { kind: 'left' }
}

/** The return address: Twitter has its own page in the brand table; all others return to the store's root. */
function redirectUriOf(provider: SocialProvider, brand: BrandConfig, origin: string): string {
  const { twitterRedirectUrl } = brand.login
  const isOwn = twitterRedirectUrl.startsWith(`${origin}/`)
  return provider.key === 'twitter' && isOwn ? twitterRedirectUrl : `${origin}/`
}

async function addressOut(
  { api, deployment, react }: Pick<Services, 'api' | 'deployment' | 'react'>,
  { provider: { key, page }, game }: SocialWay,
  request: { readonly id: string; readonly redirectUri: string; readonly state: string },
): Promise<string | null> {
  const isLocal = deployment.environment === 'local'
  if (page.kind === 'address') {
    if (!isLocal) return page.build(request)
    // The sandbox takes the place of the provider.
    const stand = new URL(`/provider/login/${key === 'ios' ? 'apple' : key}`, deployment.apiOrigin)
    stand.search = new URL(page.build(request)).search
    return stand.href
  }
  const callback = new URL(request.redirectUri)
  callback.searchParams.set('state', request.state)
  const answer = await page.ask(api, game, callback.href)
  if (!answer.ok) {
    react(answer.error)
    return null
  }
  const address = parsePayUrl(answer.value, { allowLocalHosts: isLocal })
  if (!address.ok) return null
  return isLocal || page.hosts.includes(new URL(address.value).host) ? address.value : null
}
