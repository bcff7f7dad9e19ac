import { Route, Routes } from 'react-router'
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

/** The routes of the old layout: four steps, each a page. Source: spec §2 "Old layout". */
export function OldRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Redirect to="/selectGame" />} />
      <Route path="/selectGame" element={<SelectGamePage />} />
      <Route path="/selectGoods" element={<RoleAndGoodsPage />} />
      <Route path="/recharge" element={<RechargePage />} />
      <Route path="/result" element={<ResultPage />} />
      {sharedRoutes}
    </Routes>
  )
}
