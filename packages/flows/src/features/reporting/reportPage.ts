import type { ReportFacts } from '@topup/domain'
import { whenIdle } from '../../platform/whenIdle.ts'
import type { Services } from '../../store/services.ts'
import { isRouteTarget } from '../../store/state/routeTarget.ts'
import { startReporting } from './startReporting.ts'

/** Reports from this page; the code that measures speeds is fetched only where they are measured. Source: decision 92. */
export const reportPage = (services: Services, reports: ReportFacts): void =>
  startReporting(services, reports, {
    browser: window,
    whenIdle,
    random: Math.random,
    routeOf: routeName,
    loadVitals: () => import('./followVitals.ts').then(({ followVitals }) => followVitals),
  })

/** The name of the store's page at a path, `other` for one that no page has: such a path may hold anything. */
export const routeName = (path: string): string => (isRouteTarget(path) ? path.slice(1) || 'home' : 'other')
