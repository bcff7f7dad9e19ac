export { inlineHashes } from './deployPlugin.ts'
export { responseHeaders } from './responseHeaders.ts'
