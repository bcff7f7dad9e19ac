import type { BrandConfig } from '@topup/domain'
import { hostsOf } from '@topup/vite/deploy'
import { isLoopback, storeAddress } from '@topup/vite/verify'

/** What a walk may know of a brand. */
export type KnownBrand = Pick<BrandConfig, 'key' | 'deployments'>

/** What the command line asks of one store. */
export interface Wanted {
  readonly url: string
  /** Key of the brand that is expected; null to take that of the host table, or of the page. */
  readonly brand: string | null
  readonly logsIn: boolean
  readonly pays: boolean
}

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
 * Decides what a store is by the host tables of all brands. Throws a plain sentence for an address that is no store's, for
 * a brand that there is not, and for a login or a payment where neither may be: in production, and where no table says
 * that it is a demo. Source: decision 37.
 */
export function chooseTarget({ url, brand, logsIn, pays }: Wanted, brands: readonly KnownBrand[]): Target {
  const { origin, hostname, protocol } = readOrigin(url)
  const isLocal = isLoopback(hostname)
  if (protocol !== 'https:' && !isLocal) throw new Error(`${origin} must be https.`)
  mustBeKnown(brand, brands)
  const owner = ownerOf(origin, brands)
  if (owner === null) {
    const environment = isLocal ? 'local' : 'unknown'
    if (logsIn || pays) refuse({ origin, environment, owner: null })
    return { origin, brand, environment, hosts: null }
  }
  const { key, deployment } = owner
  const { environment } = deployment
  if (logsIn || pays) refuse({ origin, environment, owner: key })
  return { origin, brand: brand ?? key, environment, hosts: hostsOf(deployment) }
}

/** Where the pay document of a store stands: beside it, or at the origin that its deployment names for it. Source: decision 95. */
export const payOriginOf = ({ deployments }: Pick<BrandConfig, 'deployments'>, origin: string): string =>
  deployments.find(({ origins }) => origins.includes(origin))?.payOrigin ?? origin

function mustBeKnown(brand: string | null, brands: readonly KnownBrand[]): void {
  const keys = brands.map(({ key }) => key)
  if (brand !== null && !keys.includes(brand))
    throw new Error(`There is no brand "${brand}". Brands: ${keys.join(', ')}.`)
}

function refuse(at: {
  readonly origin: string
  readonly environment: Target['environment']
  readonly owner: string | null
}): void {
  if (at.environment === 'production')
    throw new Error(
      `${at.origin} is a production store of ${at.owner}: there is no login and no payment there.`,
    )
  if (at.environment === 'unknown')
    throw new Error(`${at.origin} is in no brand's host table: there is no login and no payment there.`)
}

function ownerOf(origin: string, brands: readonly KnownBrand[]) {
  for (const { key, deployments } of brands) {
    const deployment = deployments.find(({ origins }) => origins.includes(origin))
    if (deployment !== undefined) return { key, deployment }
  }
  return null
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
