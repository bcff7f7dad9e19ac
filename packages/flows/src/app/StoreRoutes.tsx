import { useState } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { Redirect } from '../frame/Redirect.tsx'
import { SelectProductPage } from '../pages/selectProduct/SelectProductPage.tsx'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import { layoutOf, routeInLayout } from '../visit/layoutOf.ts'
import { lazyPage } from './lazyPage.tsx'

const ActivityPage = lazyPage(() =>
  import('../pages/activity/ActivityPage.tsx').then((module) => module.ActivityPage),
)
const MyPage = lazyPage(() => import('../pages/my/MyPage.tsx').then((module) => module.MyPage))
const VipPage = lazyPage(() => import('../pages/vip/VipPage.tsx').then((module) => module.VipPage))
const PaymentLinkPage = lazyPage(() =>
  import('../pages/paymentLink/PaymentLinkPage.tsx').then((module) => module.PaymentLinkPage),
)
const PaymentLinkErrorPage = lazyPage(() =>
  import('../pages/messages/MessagePages.tsx').then((module) => module.PaymentLinkErrorPage),
)
const NotAreaPage = lazyPage(() =>
  import('../pages/messages/MessagePages.tsx').then((module) => module.NotAreaPage),
)
const RealNamePage = lazyPage(() =>
  import('../pages/realName/RealNamePage.tsx').then((module) => module.RealNamePage),
)
const ParameterErrorPage = lazyPage(() =>
  import('../pages/messages/MessagePages.tsx').then((module) => module.ParameterErrorPage),
)
const NotFoundPage = lazyPage(() =>
  import('../pages/messages/MessagePages.tsx').then((module) => module.NotFoundPage),
)
const SelectGamePage = lazyPage(() =>
  import('../pages/steps/SelectGamePage.tsx').then((module) => module.SelectGamePage),
)
const CharacterAndProductPage = lazyPage(() =>
  import('../pages/steps/CharacterAndProductPage.tsx').then((module) => module.CharacterAndProductPage),
)
const loadResultPage = () => import('../pages/steps/ResultPage.tsx').then((module) => module.ResultPage)
const RechargePage = lazyPage(async () => {
  // Where one can pay, the page that says what became of it is here already: a deployment may remove it at any moment.
  const [{ RechargePage: Page }] = await Promise.all([
    import('../pages/steps/RechargePage.tsx'),
    loadResultPage(),
  ])
  return Page
})
const ResultPage = lazyPage(loadResultPage)
const StepPages = lazyPage(() => import('../pages/steps/StepFrame.tsx').then((module) => module.StepPages))

/** What both layouts have; a social code (`/@…`) is resolved before the store starts. Source: spec §2. */
const bothLayouts = (
  <>
    <Route path="/replenishGoods" element={<PaymentLinkPage />} />
    <Route path="/errorReplenish" element={<PaymentLinkErrorPage />} />
    <Route path="/notArea" element={<NotAreaPage />} />
    <Route path="/certifiedReal" element={<RealNamePage />} />
    <Route path="/showError" element={<ParameterErrorPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </>
)

/** One page with popups over it. Source: spec §2 "New layout". */
export const newLayout = (
  <>
    <Route path="/" element={<Redirect to="/selectGoods" />} />
    <Route path="/selectGame" element={<Redirect to="/selectGoods" />} />
    {/* The layout page. Its children have paths of their own, which do not begin with its path. */}
    <Route>
      <Route path="/layoutGame" element={<Redirect to="/selectGoods" />} />
      <Route path="/selectGoods" element={<SelectProductPage />} />
      <Route path="/activity" element={<ActivityPage />} />
    </Route>
    <Route path="/my" element={<MyPage />} />
    <Route path="/userCenter" element={<VipPage />} />
    <Route path="/result" element={<Redirect to="/selectGoods" />} />
    {bothLayouts}
  </>
)

/** Four steps, each a page. Source: spec §2 "Old layout", decision 59. */
export const oldLayout = (
  <>
    <Route path="/" element={<Redirect to="/selectGame" />} />
    <Route path="/selectGame" element={<SelectGamePage />} />
    <Route path="/selectGoods" element={<CharacterAndProductPage />} />
    <Route path="/recharge" element={<RechargePage />} />
    <Route path="/result" element={<ResultPage />} />
    <Route element={<StepPages />}>
      <Route path="/my" element={<MyPage />} />
      <Route path="/activity" element={<ActivityPage />} />
      <Route path="/userCenter" element={<VipPage />} />
    </Route>
    {bothLayouts}
  </>
)

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
  return <Routes>{layout === 'new' ? newLayout : oldLayout}</Routes>
}
