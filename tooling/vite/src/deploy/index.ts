export { compress } from './compress.ts'
export { inlineHashes } from './deployPlugin.ts'
export { responseHeaders } from './responseHeaders.ts'
export { withHashes, withWorkerVersion } from './workerText.ts'
