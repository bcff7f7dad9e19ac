import type { Deployment } from '@topup/domain'
import { hostsOf, type KnownBrand, type Target } from '../target/target.ts'

/** What a store called, and what it may call. */
export interface Calls {
  /** Origins that its scripts asked. */
  readonly called: ReadonlySet<string>
  readonly own: readonly string[]
  readonly environment: Target['environment']
}

/**
 * Whether a store speaks to the service of its own environment alone, a sentence for each other host of any brand's table.
 * A store on this machine says itself whom it calls, and may not say production. Hosts that no table has belong to login and
 * payment providers. Source: decision 37.
 */
export function hostFaults(
  { called, own, environment }: Calls,
  brands: readonly KnownBrand[],
): readonly string[] {
  const rows = brands.flatMap(({ key, deployments }) =>
    deployments.map((deployment: Deployment) => ({ key, deployment })),
  )
  const strange = [...called].flatMap((origin) => {
    const row = rows.find(({ deployment }) => hostsOf(deployment).includes(origin))
    const isLost = row?.deployment.environment === 'production' && environment !== 'production'
    return row === undefined || (own.includes(origin) && !isLost)
      ? []
      : [`it calls ${origin}, a ${row.deployment.environment} host of ${row.key}`]
  })
  if (own.length === 0) return [...strange, 'no host table has this address, so the store has no service']
  const isServed = own.some((origin) => called.has(origin))
  return isServed ? strange : [...strange, `it calls none of its hosts (${own.join(', ')})`]
}
