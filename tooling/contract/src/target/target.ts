import { apiOriginsOf, type BrandConfig, brandIn } from '@topup/domain'
import { listApps, readBrandApp } from '@topup/vite/apps'
import { hostsOf } from '@topup/vite/deploy'
import { isLoopback } from '@topup/vite/verify'

/** The facts of a brand that a check needs. */
export type CheckedBrand = Pick<
  BrandConfig,
  'key' | 'deployments' | 'games' | 'currencies' | 'login' | 'tracking' | 'defaultLanguage'
>

/** Which host is asked, for which page, and whether it may be changed. */
export type Target = ReturnType<typeof chooseTarget>

/** What names a game and a region. */
export type Place = ReturnType<typeof choosePlace>

/** What the command line says of the host. */
export interface Wanted {
  readonly origin: string
  readonly storeOrigin: string | null
  readonly writes: boolean
}

/** The page that a service of this machine is asked for, where nothing else is said. */
const localStore = 'http://localhost:5200'

/**
 * Decides whom to ask and how. Throws a plain sentence for an address that is none, for http to another machine, and
 * for writing to a host that is no demo. Source: decision 37 (the host table says which deployment a host is).
 */
export function chooseTarget(
  wanted: Wanted,
  brand: CheckedBrand | null,
  others: readonly Pick<CheckedBrand, 'key' | 'deployments'>[],
) {
  const url = readOrigin(wanted.origin)
  const { origin } = url
  const isLocal = isLoopback(url.hostname)
  if (url.protocol !== 'https:' && !isLocal)
    throw new Error(`${origin} must be https: a password is sent to it.`)
  const own = brand?.deployments.find((each) => hostsOf(each).includes(origin))
  const asksLocal = isLocal && own === undefined
  if (wanted.writes) refuseWrites(origin, { brand, others, isLocal, isDemo: own?.environment === 'demo' })
  return {
    origin,
    /** The host that takes tracking; null where no fact names one. */
    dataOrigin: asksLocal ? origin : (own?.dataOrigin ?? null),
    /** The page for which headers are judged; null where nobody named one. */
    storeOrigin: wanted.storeOrigin ?? (asksLocal ? localStore : pageOf(own ?? demoOf(brand))),
    brand,
    isLocal,
    mayWrite: wanted.writes,
  }
}

type Deployment = CheckedBrand['deployments'][number]

const demoOf = (brand: CheckedBrand | null): Deployment | undefined =>
  brand?.deployments.find(({ environment }) => environment === 'demo')

const pageOf = (deployment: Deployment | undefined): string | null => deployment?.origins[0] ?? null

function readOrigin(text: string): URL {
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
  if (!isOrigin)
    throw new Error(`"${text}" is no origin. Give scheme and host alone: https://api.example.com`)
  return url
}

function refuseWrites(
  origin: string,
  at: {
    readonly brand: CheckedBrand | null
    readonly others: readonly Pick<CheckedBrand, 'key' | 'deployments'>[]
    readonly isLocal: boolean
    readonly isDemo: boolean
  },
): void {
  const all = at.brand === null ? at.others : [at.brand, ...at.others]
  const production = all.find(({ deployments }) =>
    deployments.some((each) => each.environment === 'production' && hostsOf(each).includes(origin)),
  )
  if (production !== undefined)
    throw new Error(`${origin} is a production host of ${production.key}: nothing is written to it.`)
  if (!at.isLocal && !at.isDemo)
    throw new Error(`--write is for a demo: ${origin} is no host of a demo deployment. Name it with --brand.`)
}

/** Game and region to ask for: as given, else the brand's first game, else any game of a service. */
export function choosePlace(
  given: { readonly clientId: string | null; readonly region: string | null },
  brand: CheckedBrand | null,
) {
  const game =
    brand?.games.find(({ clientIds }) => Object.values(clientIds).includes(given.clientId ?? '')) ??
    brand?.games[0]
  return {
    platform: 'web' as const,
    clientId: given.clientId ?? game?.clientIds.web ?? null,
    region: given.region ?? game?.region ?? 'universal',
  }
}

/** The brand that is asked for and all others, whose production hosts are never written to. */
export interface KnownBrands {
  readonly brand: CheckedBrand | null
  readonly others: readonly Pick<CheckedBrand, 'key' | 'deployments'>[]
}

/**
 * Reads the facts of all stores; those of the asked one are as the deployment of this API origin states them, else its demo.
 * Throws a plain sentence for a brand that there is not.
 */
export async function readBrands(key: string | null, apiOrigin: string): Promise<KnownBrands> {
  const keys = listApps()
  if (key !== null && !keys.includes(key))
    throw new Error(`There is no brand "${key}". Brands: ${keys.join(', ')}.`)
  const brands = await Promise.all(keys.map(async (each) => (await readBrandApp(each)).brand))
  const asked = brands.find((brand) => brand.key === key) ?? null
  const deployments = asked?.deployments ?? []
  const deployment =
    deployments.find((each) => apiOriginsOf(each).includes(apiOrigin)) ??
    deployments.find(({ environment }) => environment === 'demo') ??
    null
  return {
    brand: asked === null ? null : brandIn(asked, deployment),
    others: brands.filter((brand) => brand !== asked),
  }
}
