import { Route, Switch } from 'wouter'
import { SelectGoodsPage } from '../goods/SelectGoodsPage.tsx'
import { lazyPage } from './lazyPage.tsx'
import { Redirect } from './Redirect.tsx'

// One chunk names all other pages, so that their table is no part of the first route.
const OtherRoutes = lazyPage(() => import('./otherRoutes.tsx').then((module) => module.OtherRoutes))

/** The routes of the new layout: one page with popups over it. Source: spec §2 "New layout". */
export function NewRoutes() {
  return (
    <Switch>
      <Route path="/selectGoods">
        <SelectGoodsPage />
      </Route>
      {['/', '/selectGame', '/layoutGame', '/result'].map((path) => (
        <Route key={path} path={path}>
          <Redirect to="/selectGoods" />
        </Route>
      ))}
      <Route>
        <OtherRoutes />
      </Route>
    </Switch>
  )
}
