import { type ComponentType, type ReactNode, createContext, useContext, useCallback } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { Services } from './services.ts'
import { useLocation, useNavigate } from 'react-router'
import type { OrderPopup } from './state/popupStack.ts'
import { type RouteTarget, withTrackedParams } from './state/routeTarget.ts'

/** What every component of the store can use. */
export interface StoreScope {
  readonly services: Services
  readonly artwork: Artwork
  readonly parts: LazyParts
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

/** The parts of pages whose code comes apart. */
export const useLazyParts = (): LazyParts => useStoreScope().parts

/** Reads from one of the stores and renders again when what it reads changes. */
export function useSelected<S, T>(store: StoreApi<S>, select: (state: S) => T): T {
  return useStore(store, select)
}

/** Called with what the navigation should say of a place; undefined for nothing. */
type OnNews = (news: string | undefined) => void

/** Parts of pages whose code comes apart from theirs: `app/lazyParts.ts` says from where, and what stands there meanwhile. */
export interface LazyParts {
  /** The legal links after a page's content. */
  readonly PageEnd: ComponentType<{
    readonly onNews: OnNews
    readonly onHidden: (isHidden: boolean) => void
  }>
  /** The bar of an open payment. */
  readonly OpenOrders: ComponentType<{ readonly onNews?: OnNews }>
  /** In place of products: why there are none. */
  readonly ShelfNote: ComponentType
  /** The goods of the last visit. */
  readonly LastProducts: ComponentType<{ readonly isWaiting: boolean; readonly otherwise: ReactNode }>
  /** The order beside the products of a wide page. */
  readonly OrderPanel: ComponentType
  /** All open popups. */
  readonly PopupLayers: ComponentType
  /** One popup about coupons or orders. */
  readonly OrderPopups: ComponentType<{ readonly popup: OrderPopup; readonly onClose: () => void }>
}

/** What a brand draws itself. */
export interface Artwork {
  /** Draws the scene behind the destination card. */
  readonly Hero: ComponentType
  /** Draws the store's mark. */
  readonly Mark: ComponentType
  /** Draws the store's name in the header; without it the name is written. */
  readonly Wordmark?: ComponentType | undefined
}

/**
 * Navigates to another route of the store with the query parameters that follow the player; `state` is for the
 * next page only.
 */
export function useGo(): (
  path: RouteTarget,
  how?: { readonly replace?: boolean; readonly state?: unknown },
) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback((path, how) => void navigate(withTrackedParams(path, search), how), [navigate, search])
}
