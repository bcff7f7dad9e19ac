import type { Deployment } from './brandConfig.ts'

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
