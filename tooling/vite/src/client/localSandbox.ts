import { isLocalHost } from '@topup/domain'
import type { LinkAddress, ReportFacts } from '@topup/domain'
import { sandboxReportsPath } from '../sandbox/sandboxReportsPath.ts'

/** Where the address of a visit may be kept: in the window by the store, in the history's entry by the pay document. */
type AskedBrowser = Pick<Window, 'location'> & {
  readonly topupCame?: LinkAddress
  readonly history?: { readonly state: unknown }
}

/** Reports of a visit to a store of this machine: none, unless its address asks for them by `?report=1`. */
export function askedReports(browser: AskedBrowser = window): ReportFacts | null {
  const { topupCame, history, location } = browser
  const search = topupCame?.search ?? leftOut(history?.state) ?? location.search
  return /[?&]report=1(?:&|$)/.test(search) ? { path: sandboxReportsPath, vitalsShare: 1 } : null
}

/** What the pay document has taken out of its address. Source: decision 95. */
function leftOut(state: unknown): string | null {
  const kept =
    typeof state === 'object' && state !== null && 'topupReturn' in state ? state.topupReturn : null
  return typeof kept === 'string' ? kept : null
}

/**
 * Lets a tester put the visit into a named situation by address: `?scenario=pay-answer-lost` goes along with every
 * call to the sandbox, which stages it once for this device. Part of sandbox builds alone. The names are listed on the
 * sandbox's page.
 */
export function passScenarioOn(
  sandboxOrigins: readonly string[],
  browser: Window & typeof globalThis & { readonly topupCame?: LinkAddress } = window,
): void {
  const scenario = scenarioOf(browser)
  if (scenario === null) return
  const send = browser.fetch.bind(browser)
  browser.fetch = (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (!sandboxOrigins.includes(url.origin)) return send(request)
    url.searchParams.set('scenario', scenario)
    return send(new Request(url, request))
  }
}

/**
 * Logs a tester in by address: `?sandbox_login=` carries an account of the sandbox for the game of `client_id`, as the
 * sandbox's start page writes it. Part of sandbox builds alone. It leaves the address, so that a player who logs out stays logged out.
 */
export function takeLogin(
  brandKey: string,
  browser: Pick<Window, 'history' | 'localStorage' | 'location'> & { topupCame?: LinkAddress } = window,
): void {
  const { history, location } = browser
  const search = new URLSearchParams((browser.topupCame ?? location).search)
  const [login, clientId] = [search.get('sandbox_login'), search.get('client_id')]
  if (login === null || clientId === null) return
  // Only now, because a browser that blocks storage throws when it is named.
  browser.localStorage.setItem(
    `topup.${brandKey}.accounts`,
    `{"v":[[${JSON.stringify(clientId)},${login}]],"e":null}`,
  )
  search.delete('sandbox_login')
  if (browser.topupCame === undefined)
    history.replaceState(history.state, '', `${location.pathname}?${search}`)
  else browser.topupCame = { ...browser.topupCame, search: `?${search}` }
}

/**
 * Keeps a visit by a situation's link at the page that the link names: `?scenario=` says that the event has opened by itself in this
 * browser. Part of sandbox builds alone. Source: decision 71.
 */
export function keepEventClosed(
  brandKey: string,
  browser: Pick<Window, 'localStorage' | 'location'> & { readonly topupCame?: LinkAddress } = window,
): void {
  if (scenarioOf(browser) === null) return
  try {
    browser.localStorage.setItem(`topup.${brandKey}.eventOpensItself`, '{"v":false,"e":null}')
  } catch {
    // Storage is blocked: then the event never opens by itself.
  }
}

/** The situation that the address names; null for none. */
function scenarioOf({ location, topupCame }: Pick<AskedBrowser, 'location' | 'topupCame'>): string | null {
  return new URLSearchParams((topupCame ?? location).search).get('scenario') || null
}

/**
 * Whether a sandbox build may call the sandbox that its document names: on a local host any, elsewhere over https alone. A document names
 * one where a local server wrote it in, or where the build was made for a shared sandbox. Source: decisions 37 and 91.
 */
export const takesSandbox = (
  { hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>,
  origins: readonly string[],
): boolean =>
  isLocalHost(hostname) || (protocol === 'https:' && origins.every((origin) => origin.startsWith('https://')))
