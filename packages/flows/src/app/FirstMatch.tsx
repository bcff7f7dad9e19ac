import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'

/** A path of the store, and the page that stands there. */
export interface PageRoute {
  readonly path: string
  readonly element: ReactNode
}

/**
 * The page of the first route that the address matches. React Router's own `Routes` ranks, nests and catches errors of
 * data routes, for 2 kB of the first route; a store's routes are a flat list that needs none of it.
 */
export function FirstMatch({ routes }: { readonly routes: readonly PageRoute[] }) {
  const { pathname } = useLocation()
  return routes.find(({ path }) => matchPath(path, pathname) !== null)?.element
}
