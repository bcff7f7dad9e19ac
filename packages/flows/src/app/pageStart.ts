import type { PrefetchedAnswers } from '@topup/api-client'
import type { Deployment } from '@topup/domain'
import type { Disk } from '../platform/browserDisk.ts'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { Visit } from '../visit/readVisit.ts'
import type { RouteTarget } from '../store/routeTarget.ts'
import type { StoreApp } from './storeApp.ts'

/** What the page was opened with. */
export interface PageStart {
  readonly app: Omit<StoreApp, 'theme'>
  readonly deployment: Deployment
  readonly brandStorage: BrandStorage
  readonly disk: Disk
  /** The storage of this tab. */
  readonly tab: BrandStorage
  readonly visit: Visit
  readonly browser: Window
  readonly navigate: (path: RouteTarget) => void
  /** What the early script has requested before the store's own script arrived. */
  readonly prefetchedAnswers?: PrefetchedAnswers | undefined
}
