export { describeSite } from './describeSite.ts'
export { compress } from '../deploy/compress.ts'
export { releaseStore } from './releaseStore.ts'
export type { ReleaseManifest } from './releaseManifest.ts'
