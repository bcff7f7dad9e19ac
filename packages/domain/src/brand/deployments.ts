import type { BrandConfig, CardScript, Deployment, DeploymentFacts } from './brandConfig.ts'

/** The hosts of a deployment that receive API calls. */
export type ApiHosts = Pick<Deployment, 'apiOrigin' | 'backupApiOrigins'>

/** The API origins of a deployment in the order they are asked. Source: spec §8 "Network errors". */
export function apiOriginsOf(deployment: ApiHosts): readonly string[] {
  return [deployment.apiOrigin, ...deployment.backupApiOrigins]
}

/**
 * Reads the stored backup choice: an index into `apiOriginsOf`, 0 (the primary) when it is anything else.
 * Storage holds a number and never a host, so that poisoned storage cannot name another server.
 * Source: spec §9 "backup host choice stored 1 day", faults S9.
 */
export function parseApiOriginIndex(value: unknown, deployment: ApiHosts): number {
  return Math.max(
    0,
    apiOriginsOf(deployment).findIndex((_origin, index) => index === value),
  )
}

/**
 * A brand's facts as they are in one deployment: the brand's own, and in their place those that the deployment has for
 * itself. Source: decision 65.
 */
export function brandIn<Brand extends Partial<Record<keyof DeploymentFacts, unknown>>>(
  brand: Brand,
  deployment: { readonly own?: Partial<Pick<Brand, keyof DeploymentFacts & keyof Brand>> } | null,
): Brand {
  const own = deployment?.own
  return own === undefined ? brand : { ...brand, ...own }
}

/**
 * The deployment that the page's origin selects, or null when the table does not list it.
 * `origin` is scheme, host and port as the browser prints it (`https://pay.watt.example`); it is compared
 * whole, character by character. A host that merely contains a listed host, or the word demo, is unknown:
 * the caller shows the parameter error page and makes no call.
 * Source: spec §1 "Deployment is chosen", decision 37, faults S10 and M-20.
 */
export function chooseDeployment<Row extends Pick<Deployment, 'origins'>>(
  brand: { readonly deployments: readonly Row[] },
  origin: string,
): Row | null {
  return brand.deployments.find((deployment) => deployment.origins.indexOf(origin) !== -1) ?? null
}

/**
 * Whether this is the beta environment; a fact of the host table, never derived from a host's name.
 * Source: spec §1, faults S10.
 */
export function isBeta(deployment: Deployment): boolean {
  return deployment.environment === 'demo'
}

/** Whether a test account may act without the normal rules: demo deployments only. Source: spec §4 "Super mode", decision 39. */
export function isSuperModeAllowed(deployment: Deployment): boolean {
  return isBeta(deployment)
}

/**
 * The deployment whose pay document stands at this origin, or null: its `payOrigin` where it names one, any of its
 * `origins` elsewhere. Origins are compared whole, as in `chooseDeployment`. Source: decisions 37 and 95.
 */
export function choosePayDeployment<Row extends Pick<Deployment, 'origins' | 'payOrigin'>>(
  brand: { readonly deployments: readonly Row[] },
  origin: string,
): Row | null {
  return (
    brand.deployments.find(({ origins, payOrigin }) =>
      payOrigin === undefined ? origins.indexOf(origin) !== -1 : payOrigin === origin,
    ) ?? null
  )
}

/** The card scripts of a brand: its own, and those that its deployments have for themselves. Source: decision 65. */
export const cardScriptsOf = ({
  cardScript,
  deployments,
}: Pick<BrandConfig, 'cardScript' | 'deployments'>): readonly CardScript[] =>
  [cardScript, ...deployments.map(({ own }) => own?.cardScript)].flatMap((each) => each ?? [])
