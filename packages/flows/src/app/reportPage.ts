import type { ReportFacts } from '@topup/domain'
import { whenIdle } from '../platform/whenIdle.ts'
import type { Services } from '../store/services.ts'
import { routeName, startReporting } from '../features/reporting/startReporting.ts'

/** Reports from this page; the code that measures speeds is fetched only where they are measured. Source: decision 92. */
export const reportPage = (services: Services, reports: ReportFacts): void =>
  startReporting(services, reports, {
    browser: window,
    whenIdle,
    random: Math.random,
    routeOf: routeName,
    loadVitals: () =>
      import('../features/reporting/followVitals.ts').then(({ followVitals }) => followVitals),
  })
