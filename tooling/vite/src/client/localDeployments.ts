import { type Deployment, isLocalHost } from '@topup/domain'
import { askedReports } from './askedReports.ts'
import { passScenarioOn } from './scenario.ts'

const origins =
  document.querySelector<HTMLMetaElement>('meta[name="topup-sandbox"]')?.content.split(' ') ?? []
const [apiOrigin, ...backupApiOrigins] = origins

/**
 * One deployment for this machine: the server that delivers a sandbox build names the API's origins in
 * a `<meta>`, first the one to ask first. Taken at local hosts only. Source: decision 37.
 */
export const localDeployments: readonly Deployment[] =
  isLocalHost(location.hostname) && apiOrigin !== undefined && apiOrigin !== ''
    ? [
        {
          environment: 'local',
          origins: [location.origin],
          apiOrigin,
          backupApiOrigins,
          dataOrigin: apiOrigin,
          own: { reports: askedReports() },
        },
      ]
    : []

if (localDeployments.length > 0) passScenarioOn(origins)
