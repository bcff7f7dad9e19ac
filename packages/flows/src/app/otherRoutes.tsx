import { Route, Routes } from 'react-router'
import { lazyPage } from './lazyPage.tsx'
import { sharedRoutes } from './sharedRoutes.tsx'

const MyPage = lazyPage(() => import('../my/MyPage.tsx').then((module) => module.MyPage))
const ActivityPage = lazyPage(() =>
  import('../activity/ActivityPage.tsx').then((module) => module.ActivityPage),
)
const VipPage = lazyPage(() => import('../vip/VipPage.tsx').then((module) => module.VipPage))

/** The pages of the new layout beside the first. Source: spec §2 "New layout". */
export function OtherRoutes() {
  return (
    <Routes>
      <Route path="/my" element={<MyPage />} />
      <Route path="/activity" element={<ActivityPage />} />
      <Route path="/userCenter" element={<VipPage />} />
      {sharedRoutes}
    </Routes>
  )
}
