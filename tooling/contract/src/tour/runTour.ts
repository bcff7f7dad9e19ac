import { allEndpoints } from '@topup/api-client/contract'
import type { Report } from '../report/report.ts'
import { withoutSecrets } from '../report/withoutSecrets.ts'
import { claim, track } from './claims.ts'
import { askPreflight, judgeHost } from './host.ts'
import { askAboutGame, askForCharacters, askForGames, knowsGame } from './lists.ts'
import { askForLogins } from './logins.ts'
import { askForNamedOrders, startPayments } from './orders.ts'
import { askForRejections } from './rejections.ts'
import { askAboutCard, askForActivities, askForPaymentLinks } from './rewards.ts'
import { askForCoupons, askForLimits, askForProducts } from './shop.ts'
import { createTour, type Tour, type TourDeps, type TourOptions } from './tour.ts'

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
  if (known.clientId === null) return 'no game is known (--brand or --client)'
  if (known.token === null) return 'the login gave no token'
  return known.recipient === null ? 'the account has no character' : 'an answer that it needs is missing'
}

/**
 * The steps in their order: each needs what those before it have told. A wrong password comes before the right one, which
 * resets what counts failures.
 */
const reading: readonly ((tour: Tour) => Promise<void>)[] = [
  askForRejections,
  askForLogins,
  askAboutGame,
  askForCharacters,
  askForProducts,
  askForLimits,
  askForCoupons,
  askForActivities,
  askForPaymentLinks,
  askAboutCard,
  askForNamedOrders,
]

/** Asks a host every call that can be asked and judges each answer. Source: docs/publishers.md. */
export async function runTour(options: TourOptions, deps: TourDeps): Promise<Report> {
  const tour = createTour(options, deps)
  const { target, startedAtMs } = options
  await askForGames(tour)
  if (await knowsGame(tour)) {
    for (const step of reading) await step(tour)
    if (target.mayWrite) await write(tour)
  }
  await askPreflight(tour, deps)
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

/** What changes something, on a demo alone. */
async function write(tour: Tour): Promise<void> {
  const { token, recipient } = tour.known
  if (token !== null && recipient !== null) {
    await startPayments(tour)
    await claim(tour)
  }
  await track(tour)
}
