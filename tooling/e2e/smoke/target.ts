import type { BrandConfig } from '@topup/domain'
import { hostsOf } from '@topup/vite/deploy'
import { isLoopback, storeAddress } from '@topup/vite/verify'

/** What a walk may know of a brand. */
export type KnownBrand = Pick<BrandConfig, 'key' | 'deployments'>

/** Which store is walked, and as what. */
export interface Target {
  readonly origin: string
  /** Key of the brand that is expected there; null where nobody says. */
  readonly brand: string | null
  readonly environment: 'production' | 'demo' | 'local' | 'unknown'
  /** Hosts that the store is meant to call; null where it says them itself, as on this machine. */
  readonly hosts: readonly string[] | null
}

/**
 * Decides what a store is by the host tables of all brands. Throws a plain sentence for an address that is no store's, and
 * for a login where there may be none: in production, and where no table says that it is a demo. Source: decision 37.
 */
export function chooseTarget(
  { url, logsIn }: { readonly url: string; readonly logsIn: boolean },
  brands: readonly KnownBrand[],
): Target {
  const { origin, hostname, protocol } = readOrigin(url)
  const isLocal = isLoopback(hostname)
  if (protocol !== 'https:' && !isLocal) throw new Error(`${origin} must be https.`)
  const [row] = brands.flatMap(({ key, deployments }) =>
    deployments.filter(({ origins }) => origins.includes(origin)).map((deployment) => ({ key, deployment })),
  )
  const environment = row?.deployment.environment ?? (isLocal ? 'local' : 'unknown')
  const brand = row?.key ?? null
  if (logsIn && environment === 'production')
    throw new Error(`${origin} is a production store of ${brand}: there is no login and no payment there.`)
  if (logsIn && environment === 'unknown')
    throw new Error(`${origin} is in no brand's host table: there is no login and no payment there.`)
  return { origin, brand, environment, hosts: row === undefined ? null : hostsOf(row.deployment) }
}

function readOrigin(text: string): URL {
  const url = storeAddress(text)
  const isStore =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    `${url.origin}/` === url.href
  if (!isStore) throw new Error('A store stands at the root of its host, as https://pay.example.com.')
  return url
}
