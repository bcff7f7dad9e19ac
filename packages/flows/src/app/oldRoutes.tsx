import { Route, Switch } from 'wouter'
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
    <Switch>
      <Route path="/">
        <Redirect to="/selectGame" />
      </Route>
      <Route path="/selectGame">
        <SelectGamePage />
      </Route>
      <Route path="/selectGoods">
        <RoleAndGoodsPage />
      </Route>
      <Route path="/recharge">
        <RechargePage />
      </Route>
      <Route path="/result">
        <ResultPage />
      </Route>
      {sharedRoutes}
    </Switch>
  )
}
