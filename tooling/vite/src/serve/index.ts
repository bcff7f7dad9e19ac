export {
  serveSite,
  serveStore,
  serveStoreApart,
  type ServedApart,
  type ServedStore,
  type ServeStoreOptions,
} from './serveStore.ts'
export { answer, type Site } from './answer.ts'
