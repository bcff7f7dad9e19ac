import { cardInfo, secureRandom, tryTimeoutMs } from '@topup/api-client'
import { getGameList } from '@topup/api-client/contract'
import type { Arguments } from './readArguments.ts'
import type { Report } from './report/report.ts'
import { type CheckedBrand, choosePlace, chooseTarget } from './target/target.ts'
import { runTour } from './tour/runTour.ts'
import type { TourDeps } from './tour/tour.ts'

/** The brand that is asked for and all others, whose production hosts are never written to. */
export interface KnownBrands {
  readonly brand: CheckedBrand | null
  readonly others: readonly Pick<CheckedBrand, 'key' | 'deployments'>[]
}

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
  { brand, others }: KnownBrands,
  deps: TourDeps = machineDeps,
): Promise<Report> {
  const { account, password, card, linkId } = given
  const secrets = new Set([account, password, card?.number ?? '', card?.password ?? ''])
  const options = {
    target: chooseTarget(given, brand, others),
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
