import type { Deployment } from './brandConfig.ts'

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
