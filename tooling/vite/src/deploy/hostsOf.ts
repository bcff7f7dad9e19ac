import { apiOriginsOf, type Deployment } from '@topup/domain'

/** Every host that a deployment calls. */
export const hostsOf = (
  deployment: Pick<Deployment, 'apiOrigin' | 'backupApiOrigins' | 'dataOrigin'>,
): readonly string[] => [...apiOriginsOf(deployment), deployment.dataOrigin]
