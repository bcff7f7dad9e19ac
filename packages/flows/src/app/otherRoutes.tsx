import { FirstMatch } from './FirstMatch.tsx'
import type { PageRoute } from './FirstMatch.tsx'
import { lazyPage } from './lazyPage.tsx'
import { sharedRoutes } from './sharedRoutes.tsx'

const MyPage = lazyPage(() => import('../pages/my/MyPage.tsx').then((module) => module.MyPage))
const ActivityPage = lazyPage(() =>
  import('../pages/activity/ActivityPage.tsx').then((module) => module.ActivityPage),
)
const VipPage = lazyPage(() => import('../pages/vip/VipPage.tsx').then((module) => module.VipPage))

const routes: readonly PageRoute[] = [
  { path: '/my', element: <MyPage /> },
  { path: '/activity', element: <ActivityPage /> },
  { path: '/userCenter', element: <VipPage /> },
  ...sharedRoutes,
]

/** All pages of the new layout except the first. Source: spec §2 "New layout". */
export const OtherRoutes = () => <FirstMatch routes={routes} />
