import { FirstMatch } from './FirstMatch.tsx'
import type { PageRoute } from './FirstMatch.tsx'
import { lazyPage } from './lazyPage.tsx'
import { Redirect } from './Redirect.tsx'
import { sharedRoutes } from './sharedRoutes.tsx'

const SelectGamePage = lazyPage(() =>
  import('../oldLayout/SelectGamePage.tsx').then((module) => module.SelectGamePage),
)
const RoleAndGoodsPage = lazyPage(() =>
  import('../oldLayout/RoleAndGoodsPage.tsx').then((module) => module.RoleAndGoodsPage),
)
const RechargePage = lazyPage(() =>
  import('../oldLayout/RechargePage.tsx').then((module) => module.RechargePage),
)
const ResultPage = lazyPage(() => import('../oldLayout/ResultPage.tsx').then((module) => module.ResultPage))

const routes: readonly PageRoute[] = [
  { path: '/', element: <Redirect to="/selectGame" /> },
  { path: '/selectGame', element: <SelectGamePage /> },
  { path: '/selectGoods', element: <RoleAndGoodsPage /> },
  { path: '/recharge', element: <RechargePage /> },
  { path: '/result', element: <ResultPage /> },
  ...sharedRoutes,
]

/** The routes of the old layout: four steps, each a page. Source: spec §2 "Old layout". */
export const OldRoutes = () => <FirstMatch routes={routes} />
