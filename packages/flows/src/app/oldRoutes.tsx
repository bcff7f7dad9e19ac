import { FirstMatch, type PageRoute, lazyPage } from './lazyPage.tsx'
import { Redirect } from '../frame/Redirect.tsx'
import { WithStepPages } from '../pages/steps/WithStepPages.tsx'
import { pagesOfPlayer, sharedRoutes } from './otherRoutes.tsx'

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
