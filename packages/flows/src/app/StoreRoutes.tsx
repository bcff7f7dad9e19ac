import { useState } from 'react'
import { useLocation } from 'react-router'
import { layoutOf, routeInLayout } from '../visit/layoutOf.ts'
import { lazyPage } from './lazyPage.tsx'
import { NewRoutes } from './newRoutes.tsx'
import { Redirect } from '../frame/Redirect.tsx'
import { useSelected, useServices } from '../store/servicesContext.tsx'

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
