import type { Deployment } from '@topup/domain'
import { takesSandbox } from '../sandbox/takesSandbox.ts'
import { askedReports } from './askedReports.ts'
import { passScenarioOn } from './scenario.ts'

const origins =
  document.querySelector<HTMLMetaElement>('meta[name="topup-sandbox"]')?.content.split(' ') ?? []
const [apiOrigin, ...backupApiOrigins] = origins

/**
 * One deployment for a sandbox build: a `<meta>` in its document names the API's origins, first the one to ask first. Source:
 * decisions 37 and 91.
 */
export const localDeployments: readonly Deployment[] =
  apiOrigin !== undefined && apiOrigin !== '' && takesSandbox(location, origins)
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
