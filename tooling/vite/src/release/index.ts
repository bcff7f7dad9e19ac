export { describeSite } from './describeSite.ts'
export { releaseStore } from './releaseStore.ts'
export type { ReleaseManifest } from './releaseManifest.ts'
