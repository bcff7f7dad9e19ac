export { readManifest } from './findManifest.ts'
export { verifyStore } from './verifyStore.ts'
