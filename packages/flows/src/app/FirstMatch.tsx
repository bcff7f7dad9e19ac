import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'

/** A path of the store, and the page that it shows. */
export interface PageRoute {
  readonly path: string
  readonly element: ReactNode
}

/** The first route that matches a path; a `*` matches every path. */
export const routeAt = (routes: readonly PageRoute[], pathname: string): PageRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname) !== null)

/**
 * Draws the page of the first route that matches the address. React Router's own `Routes` also ranks and nests
 * routes and catches errors of data routes, which costs the first route 2 kB; a store's routes are a flat list
 * that needs none of it.
 */
export function FirstMatch({ routes }: { readonly routes: readonly PageRoute[] }) {
  const { pathname } = useLocation()
  return routeAt(routes, pathname)?.element
}
