export { startStore } from './app/startStore.tsx'
export type { StoreApp } from './app/storeApp.ts'
export type { Services } from './store/services.ts'
