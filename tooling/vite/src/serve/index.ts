export { serveStore, type ServedStore, type ServeStoreOptions } from './serveStore.ts'
