import { Route, Routes } from 'react-router'
import { SelectGoodsPage } from '../goods/SelectGoodsPage.tsx'
import { lazyPage } from './lazyPage.tsx'
import { Redirect } from './Redirect.tsx'

// One chunk names all other pages, so that their table is no part of the first route.
const OtherRoutes = lazyPage(() => import('./otherRoutes.tsx').then((module) => module.OtherRoutes))

/** The routes of the new layout: one page with popups over it. Source: spec §2 "New layout". */
export function NewRoutes() {
  return (
    <Routes>
      <Route path="/selectGoods" element={<SelectGoodsPage />} />
      {['/', '/selectGame', '/layoutGame', '/result'].map((path) => (
        <Route key={path} path={path} element={<Redirect to="/selectGoods" />} />
      ))}
      <Route path="*" element={<OtherRoutes />} />
    </Routes>
  )
}
