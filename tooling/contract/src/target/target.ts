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

/** The page that a service of this machine is asked for, where nothing else is said. */
const localStore = 'http://localhost:5200'

/**
 * Decides whom to ask and how. Throws a plain sentence for an address that is none, for http to another machine, and
 * for writing to a host that is no demo. Source: decision 37 (the host table says which deployment a host is).
 */
export function chooseTarget(
  wanted: { readonly origin: string; readonly storeOrigin: string | null; readonly writes: boolean },
  brand: CheckedBrand | null,
) {
  const url = readOrigin(wanted.origin)
  const { origin } = url
  const isLocal = isLoopback(url.hostname)
  const own = brand?.deployments.find((each) => hostsOf(each).includes(origin))
  const isDemo = own?.environment === 'demo' || (isLocal && own?.environment !== 'production')
  if (wanted.writes && !isDemo)
    throw new Error(`--write is for a demo: ${origin} is no host of a demo deployment of the named --brand.`)
  const asksLocal = isLocal && own === undefined
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
  if (url.protocol !== 'https:' && !isLoopback(url.hostname))
    throw new Error(`${url.origin} must be https: a password is sent to it.`)
  return url
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

/**
 * Reads the facts of a store as the deployment of this API origin states them, else its demo; null where no brand is named. Throws a
 * plain sentence for a brand that there is not.
 */
export async function readBrand(key: string | null, apiOrigin: string): Promise<CheckedBrand | null> {
  if (key === null) return null
  const keys = listApps()
  if (!keys.includes(key)) throw new Error(`There is no brand "${key}". Brands: ${keys.join(', ')}.`)
  const { brand } = await readBrandApp(key)
  const own = brand.deployments.find((each) => apiOriginsOf(each).includes(apiOrigin))
  return brandIn(brand, own ?? demoOf(brand) ?? null)
}
