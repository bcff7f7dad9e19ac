export { askFollowing, contentOf, type RawAnswer } from './askRaw.ts'
export { readManifest } from '../release/readManifest.ts'
export { headerDifferences } from './headerDifferences.ts'
export { verifyStore } from './verifyStore.ts'
