import { cardInfo, secureRandom, tryTimeoutMs } from '@topup/api-client'
import { allEndpoints, getGameList } from '@topup/api-client/contract'
import type { Arguments } from './readArguments.ts'
import { type Report, withoutSecrets } from './report/report.ts'
import { type CheckedBrand, choosePlace, chooseTarget } from './target/target.ts'
import { claim, track } from './tour/claims.ts'
import { askPreflight, judgeHost } from './tour/host.ts'
import { askAboutGame, askForCharacters, askForGames, knowsGame } from './tour/lists.ts'
import { askForLogins } from './tour/logins.ts'
import { askForNamedOrders, startPayments } from './tour/orders.ts'
import { askForRejections } from './tour/rejections.ts'
import { askAboutCard, askForActivities, askForPaymentLinks } from './tour/rewards.ts'
import { askForCoupons, askForLimits, askForProducts } from './tour/shop.ts'
import { createTour, type Tour, type TourDeps, type TourOptions } from './tour/tour.ts'

/** What a machine gives a check. */
export const machineDeps: TourDeps = {
  fetch: globalThis.fetch,
  now: Date.now,
  tickMs: () => performance.now(),
  random: secureRandom,
}

/** Codes of a host that nobody reaches: it has no name, nothing listens, or it is silent for as long as a store waits. */
const dead: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'TimeoutError'])

/** Throws one sentence for a host that is not there: every call would be broken, and none of it would mean anything. */
async function mustBeThere(origin: string, { fetch }: Pick<TourDeps, 'fetch'>): Promise<void> {
  const signal = AbortSignal.timeout(tryTimeoutMs)
  const code = await fetch(`${origin}${getGameList.path}`, { redirect: 'manual', signal }).then(
    ({ body }) => body?.cancel(),
    ({ cause, name }: Error & { readonly cause?: { readonly code?: string } }) => cause?.code ?? name,
  )
  if (dead.has(code))
    throw new Error(
      `There is no service at ${origin} (${String(code)}): is the address right, and the host up?`,
    )
}

/** Asks a service what the command line says and judges its answers. Throws a plain sentence where that may not be. */
export async function checkService(
  given: Arguments,
  brand: CheckedBrand | null,
  deps: TourDeps = machineDeps,
): Promise<Report> {
  const { account, password, card, linkId } = given
  const secrets = new Set([account, password, card?.number ?? '', card?.password ?? ''])
  const options = {
    target: chooseTarget(given, brand),
    place: choosePlace(given, brand),
    account,
    password,
    linkId,
    secrets,
    card: card === null ? null : await cardInfo(card.number, card.password),
    startedAtMs: deps.now(),
  }
  await mustBeThere(options.target.origin, deps)
  return runTour(options, deps)
}

const socialLogin = /(?:google|apple|facebook|vk|huawei)Auth$|twitterRedirect$/i

/** Why a call of the contract has no line of its own, in words for the engineer who runs the check. */
function whyNotAsked({ known, options }: Pick<Tour, 'known' | 'options'>, name: string): string {
  const endpoint = allEndpoints.find((each) => each.name === name)?.endpoint
  if (socialLogin.test(name)) return 'needs what a login page of the provider hands out'
  if (/twitterAuth$/i.test(name)) return 'no brand names the address to come back to'
  if (name === 'payMyCardInGame') return 'would need a second prepaid card'
  const isChange = endpoint?.retry === 'never' || endpoint?.host === 'data'
  if (isChange && !options.target.mayWrite) return 'changes something: --write, on a demo'
  if (known.unknownClientId !== null)
    return `the service does not know the client id ${known.unknownClientId} (--client names another one)`
  if (known.clientId === '') return 'no game is known (--brand or --client)'
  if (known.token === null) return 'the login gave no token'
  return known.character === null ? 'the account has no character' : 'an answer that it needs is missing'
}

/**
 * Asks a host every call that can be asked and judges each answer. Each step needs what those before it have told; a wrong
 * password comes before the right one, which resets what counts failures. Source: docs/publishers.md.
 */
export async function runTour(options: TourOptions, deps: TourDeps): Promise<Report> {
  const tour = createTour(options, deps)
  const { target, startedAtMs } = options
  await askForGames(tour)
  if (await knowsGame(tour)) {
    await askForRejections(tour)
    if (tour.known.clientId !== '') await askInGame(tour)
    await askForNamedOrders(tour)
    if (target.mayWrite) await write(tour)
  }
  await askPreflight(tour)
  judgeHost(tour)
  const report: Report = {
    origin: target.origin,
    brand: target.brand?.key ?? null,
    storeOrigin: target.storeOrigin,
    isWriting: target.mayWrite,
    askedAt: new Date(startedAtMs).toISOString(),
    rows: tour.book.rows((name) => whyNotAsked(tour, name)),
  }
  return withoutSecrets(report, options.secrets)
}

/** What a game has for everybody, and for who is logged in. */
async function askInGame(tour: Tour): Promise<void> {
  await askForLogins(tour)
  await askAboutGame(tour)
  const isLoggedIn = tour.known.token !== null
  if (isLoggedIn) await askForCharacters(tour)
  await askForProducts(tour)
  await askForPaymentLinks(tour)
  if (!isLoggedIn) return
  for (const step of [askForLimits, askForCoupons, askForActivities, askAboutCard]) await step(tour)
}

/** What changes something, on a demo alone. */
async function write(tour: Tour): Promise<void> {
  if (tour.known.token !== null && tour.known.character !== null) {
    await startPayments(tour)
    await claim(tour)
  }
  await track(tour)
}
