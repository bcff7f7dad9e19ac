import { FirstMatch, type PageRoute, lazyPage } from './lazyPage.tsx'

const NotAreaPage = lazyPage(() =>
  import('../pages/messages/NotAreaPage.tsx').then((module) => module.NotAreaPage),
)
const NotFoundPage = lazyPage(() =>
  import('../pages/messages/NotFoundPage.tsx').then((module) => module.NotFoundPage),
)
const ParameterErrorPage = lazyPage(() =>
  import('../pages/messages/ParameterErrorPage.tsx').then((module) => module.ParameterErrorPage),
)
const RealNamePage = lazyPage(() =>
  import('../pages/realName/RealNamePage.tsx').then((module) => module.RealNamePage),
)
const PaymentLinkPage = lazyPage(() =>
  import('../pages/paymentLink/PaymentLinkPage.tsx').then((module) => module.PaymentLinkPage),
)
const PaymentLinkErrorPage = lazyPage(() =>
  import('../pages/paymentLink/PaymentLinkErrorPage.tsx').then((module) => module.PaymentLinkErrorPage),
)
const MyPage = lazyPage(() => import('../pages/my/MyPage.tsx').then((module) => module.MyPage))
const ActivityPage = lazyPage(() =>
  import('../pages/activity/ActivityPage.tsx').then((module) => module.ActivityPage),
)
const VipPage = lazyPage(() => import('../pages/vip/VipPage.tsx').then((module) => module.VipPage))

/** The player's own pages, in both layouts. Source: spec §2 "Both layouts", decision 59. */
export const pagesOfPlayer: readonly PageRoute[] = [
  { path: '/my', element: <MyPage /> },
  { path: '/activity', element: <ActivityPage /> },
  { path: '/userCenter', element: <VipPage /> },
]

/** The messages and the payment link, in both layouts; a social code is resolved before the store starts. Source: spec §2. */
export const sharedRoutes: readonly PageRoute[] = [
  { path: '/replenishGoods', element: <PaymentLinkPage /> },
  { path: '/errorReplenish', element: <PaymentLinkErrorPage /> },
  { path: '/certifiedReal', element: <RealNamePage /> },
  { path: '/notArea', element: <NotAreaPage /> },
  { path: '/showError', element: <ParameterErrorPage /> },
  { path: '*', element: <NotFoundPage /> },
]

/** Pages of the new layout that its first chunk does not name. Source: spec §2 "New layout", "Both layouts". */
export const otherRoutes = [...pagesOfPlayer, ...sharedRoutes]

/** All pages of the new layout except the first. Source: spec §2 "New layout". */
export const OtherRoutes = () => <FirstMatch routes={otherRoutes} />
