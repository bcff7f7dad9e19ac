import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand'
import type { Artwork } from './artwork.ts'
import type { Services } from './services.ts'

/** What every component of the store can use. */
export interface StoreScope {
  readonly services: Services
  readonly artwork: Artwork
}

const ScopeContext = createContext<StoreScope | null>(null)

/** Provides the services of one store to its components; stories and tests provide their own. */
export const StoreScopeProvider = ScopeContext.Provider

/** The scope of the store around a component. */
export function useStoreScope(): StoreScope {
  const scope = useContext(ScopeContext)
  if (scope === null) throw new Error('StoreScopeProvider is missing')
  return scope
}

/** The services of the store around a component. */
export const useServices = (): Services => useStoreScope().services

/** Reads from one of the stores and renders again when what it reads changes. */
export function useSelected<S, T>(store: StoreApi<S>, select: (state: S) => T): T {
  return useStore(store, select)
}
