export { releaseStore } from './releaseStore.ts'
export type { ReleaseManifest } from './releaseManifest.ts'
