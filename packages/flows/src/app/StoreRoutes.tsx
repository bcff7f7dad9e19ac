import { useState } from 'react'
import { useLocation } from 'react-router'
import { Redirect } from '../frame/Redirect.tsx'
import { SelectProductPage } from '../pages/selectProduct/SelectProductPage.tsx'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import { layoutOf, routeInLayout } from '../visit/layoutOf.ts'
import { FirstMatch, type PageRoute, lazyPage } from './lazyPage.tsx'

const OldRoutes = lazyPage(() => import('./oldRoutes.tsx').then((module) => module.OldRoutes))

/**
 * The routes of the chosen game's layout; when another game changes the layout, the player moves to a route of
 * the new one. Source: spec §2, §6.
 */
export function StoreRoutes() {
  const { brand, session } = useServices()
  const layout = useSelected(session, (state) => layoutOf(brand, state))
  const [routed, setRouted] = useState(layout)
  const { pathname } = useLocation()
  if (routed !== layout) {
    const next = routeInLayout(layout, pathname)
    if (next !== null) return <Redirect to={next} />
    setRouted(layout)
  }
  return layout === 'new' ? <NewRoutes /> : <OldRoutes />
}

// One chunk lists all other pages, so that the first route does not carry the list.
const OtherRoutes = lazyPage(() => import('./otherRoutes.tsx').then((module) => module.OtherRoutes))

/** Pages of the new layout's first route, in the order in which they are tried. Source: spec §2 "New layout". */
export const newRoutes: readonly PageRoute[] = [
  { path: '/selectGoods', element: <SelectProductPage /> },
  ...['/', '/selectGame', '/layoutGame', '/result'].map((path) => ({
    path,
    element: <Redirect to="/selectGoods" />,
  })),
  { path: '*', element: <OtherRoutes /> },
]

/** The routes of the new layout: one page with popups over it. Source: spec §2 "New layout". */
const NewRoutes = () => <FirstMatch routes={newRoutes} />
