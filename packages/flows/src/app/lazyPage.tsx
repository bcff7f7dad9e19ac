import type { ComponentType, ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'
import { ChunkGuard } from '../frame/ChunkGuard.tsx'
import { PageSkeleton } from '../frame/PageSkeleton.tsx'
import { PageLost } from '../frame/PartLost.tsx'
import { lazyComponent } from '../store/lazyComponent.tsx'

/** A page whose code is a chunk of its own; a skeleton is shown until it is loaded, a way on when it cannot be. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Part } = lazyComponent(load, PageSkeleton)
  return function LazyPage(props: Props) {
    return (
      <ChunkGuard Lost={PageLost}>
        <Part {...props} />
      </ChunkGuard>
    )
  }
}

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
