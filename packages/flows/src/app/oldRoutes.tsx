import { FirstMatch } from './FirstMatch.tsx'
import type { PageRoute } from './FirstMatch.tsx'
import { lazyPage } from './lazyPage.tsx'
import { Redirect } from '../frame/Redirect.tsx'
import { WithStepPages } from '../pages/steps/WithStepPages.tsx'
import { pagesOfPlayer, sharedRoutes } from './sharedRoutes.tsx'

const SelectGamePage = lazyPage(() =>
  import('../pages/steps/SelectGamePage.tsx').then((module) => module.SelectGamePage),
)
const CharacterAndProductPage = lazyPage(() =>
  import('../pages/steps/CharacterAndProductPage.tsx').then((module) => module.CharacterAndProductPage),
)
const RechargePage = lazyPage(() =>
  import('../pages/steps/RechargePage.tsx').then((module) => module.RechargePage),
)
const ResultPage = lazyPage(() => import('../pages/steps/ResultPage.tsx').then((module) => module.ResultPage))

/** Pages of the old layout, in the order in which they are tried. Source: spec §2 "Old layout", decision 59. */
export const oldRoutes: readonly PageRoute[] = [
  { path: '/', element: <Redirect to="/selectGame" /> },
  { path: '/selectGame', element: <SelectGamePage /> },
  { path: '/selectGoods', element: <CharacterAndProductPage /> },
  { path: '/recharge', element: <RechargePage /> },
  { path: '/result', element: <ResultPage /> },
  ...pagesOfPlayer.map(({ path, element }) => ({ path, element: <WithStepPages>{element}</WithStepPages> })),
  ...sharedRoutes,
]

/** The routes of the old layout: four steps, each a page. Source: spec §2 "Old layout". */
export const OldRoutes = () => <FirstMatch routes={oldRoutes} />
