export { startStore } from './app/startStore.tsx'
export type { StoreApp } from './app/createServices.ts'
export type { Services } from './store/services.ts'
