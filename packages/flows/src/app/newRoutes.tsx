import { SelectProductPage } from '../pages/selectProduct/SelectProductPage.tsx'
import { FirstMatch } from './FirstMatch.tsx'
import type { PageRoute } from './FirstMatch.tsx'
import { lazyPage } from './lazyPage.tsx'
import { Redirect } from '../frame/Redirect.tsx'

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
export const NewRoutes = () => <FirstMatch routes={newRoutes} />
