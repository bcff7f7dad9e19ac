import type { Deployment } from '@topup/domain'
import { askedReports } from './askedReports.ts'
import { passScenarioOn } from './scenario.ts'

const origins =
  document.querySelector<HTMLMetaElement>('meta[name="topup-sandbox"]')?.content.split(' ') ?? []
const [apiOrigin, ...backupApiOrigins] = origins
const isLocal = location.hostname === 'localhost' || location.hostname === '127.0.0.1'

/**
 * One deployment for this machine: the server that delivers a sandbox build names the API's origins in
 * a `<meta>`, first the one to ask first. Only loopback hosts are taken. Source: decision 37.
 */
export const localDeployments: readonly Deployment[] =
  isLocal && apiOrigin !== undefined && apiOrigin !== ''
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
