import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { BrowserRouter, useLocation, Route, Routes } from 'react-router'
import { type LoadCheckout, LoadCheckoutProvider } from '../features/purchase/contracts.ts'
import { CrashGuard, ChunkGuard, PageLost } from '../frame/PartLost.tsx'
import { whenIdle } from '../platform/whenIdle.ts'
import { PopupHost } from '../popups/PopupHost.tsx'
import { lazyComponent } from '../store/lazyComponent.tsx'
import type { Services } from '../store/services.ts'
import {
  type StoreScope,
  StoreScopeProvider,
  useSelected,
  useServices,
  useGo,
} from '../store/servicesContext.tsx'
import type { RouteTarget } from '../store/state/routeTarget.ts'
import { playerPages } from './createServices.ts'
import { laterCode } from './lazyParts.ts'
import type { StoreKind } from './startStore.tsx'
import { ProductGridSkeleton, Skeleton, TilesSkeleton, TopSkeleton } from '@topup/ui-kit'
import { PageFrame, tabOf } from '../frame/PageFrame.tsx'
import { Redirect } from '../frame/Redirect.tsx'
import { Waiting } from '../frame/Waiting.tsx'
import { SelectProductPage } from '../pages/selectProduct/SelectProductPage.tsx'
import { layoutOf, routeInLayout } from '../visit/readVisit.ts'

const messagePages = () => import('../pages/messages/MessagePages.tsx')
const firstStep = () => import('../pages/steps/SelectGamePage.tsx')
const payPages = () => import('../pages/steps/PayPages.tsx')

// The document comes with the name of the store, so its title can wait.
const routeTitles = lazyComponent(
  () => laterCode().then((module) => module.RouteTitles),
  undefined,
  'leftOut',
)

const ClosedStore = lazyPage(() => messagePages().then((module) => module.ClosedStore))

/** Lets code outside React change the route, such as a reaction to an error. */
export type NavigateRef = { current: ((path: RouteTarget) => void) | null }

/** The whole page of one store. */
export function Store(props: {
  readonly scope: StoreScope
  readonly loadCheckout: LoadCheckout
  readonly kind: StoreKind
  readonly navigateRef: NavigateRef
  /** Called when all of it is made, before anything of it is on the screen. */
  readonly onDrawn: () => void
}) {
  const { scope, loadCheckout, kind, navigateRef, onDrawn } = props
  useLayoutEffect(onDrawn, [onDrawn])
  return (
    <I18nextProvider i18n={scope.services.translator.i18n}>
      <StoreScopeProvider value={scope}>
        <LoadCheckoutProvider value={loadCheckout}>
          <CrashGuard>
            <BrowserRouter>
              <NavigateBridge navigateRef={navigateRef} />
              {kind === 'open' ? <StoreRoutes /> : <ClosedStore reason={kind} />}
              <RouteViews />
              <routeTitles.Part kind={kind} />
              <Following />
              <PopupHost />
            </BrowserRouter>
            <ToastHost />
          </CrashGuard>
        </LoadCheckoutProvider>
      </StoreScopeProvider>
    </I18nextProvider>
  )
}

function Following() {
  useStartedWhenIdle(following)
  return null
}

const following = () => laterCode().then(({ startFollowing }) => startFollowing)

function NavigateBridge({ navigateRef }: { readonly navigateRef: NavigateRef }) {
  const go = useGo()
  useEffect(() => {
    navigateRef.current = go
    return () => {
      navigateRef.current = null
    }
  }, [go, navigateRef])
  return null
}

const toastList = lazyComponent(() => laterCode().then((module) => module.ToastList), undefined, 'leftOut')

/**
 * Shows the short messages of the store. Their code loads when the page is idle, so that the live region exists
 * before the first message, or with the first message.
 */
function ToastHost() {
  const { toasts } = useServices()
  const hasMessages = useSelected(toasts, (state) => state.messages.length > 0)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (hasMessages || isIdle) && <toastList.Part />
}

/**
 * Tracks each view of a route. It is placed after the routes: a route that only redirects has done so before this
 * runs, and does not count as a view. Source: spec §7 `viewPage`.
 */
function RouteViews() {
  const { tracking } = useServices()
  const { pathname } = useLocation()
  useEffect(() => tracking.viewed(pathname), [tracking, pathname])
  return null
}

/**
 * Loads and starts what can wait until the page is idle. `load` resolves to a start function, which returns a
 * stop function; `load` must be the same function at every call. If the code cannot be loaded (no network),
 * nothing is started.
 */
function useStartedWhenIdle(load: () => Promise<(services: Services) => () => void>): void {
  const services = useServices()
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    const callOff = whenIdle(() => {
      load().then(
        (start) => {
          if (!isOver) stop = start(services)
        },
        () => undefined,
      )
    })
    return () => {
      isOver = true
      callOff()
      stop?.()
    }
  }, [services, load])
}

const ActivityPage = lazyPage(() => playerPages().then((module) => module.ActivityPage))
const MyPage = lazyPage(() => playerPages().then((module) => module.MyPage))
const VipPage = lazyPage(() => playerPages().then((module) => module.VipPage))
const PaymentLinkPage = lazyPage(() =>
  import('../pages/paymentLink/PaymentLinkPage.tsx').then((module) => module.PaymentLinkPage),
)
const PaymentLinkErrorPage = lazyPage(() => messagePages().then((module) => module.PaymentLinkErrorPage))
const NotAreaPage = lazyPage(() => messagePages().then((module) => module.NotAreaPage))
const RealNamePage = lazyPage(() => messagePages().then((module) => module.RealNamePage))
const ParameterErrorPage = lazyPage(() => messagePages().then((module) => module.ParameterErrorPage))
const NotFoundPage = lazyPage(() => messagePages().then((module) => module.NotFoundPage))
const SelectGamePage = lazyPage(() => firstStep().then((module) => module.SelectGamePage))
const CharacterAndProductPage = lazyPage(() =>
  import('../pages/steps/CharacterAndProductPage.tsx').then((module) => module.CharacterAndProductPage),
)
// Where one can pay, the page that says what became of it is here already: a deployment may remove it at any moment.
const RechargePage = lazyPage(() => payPages().then((module) => module.RechargePage))
const ResultPage = lazyPage(() => payPages().then((module) => module.ResultPage))
const StepPages = lazyPage(() => firstStep().then((module) => module.StepPages))

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

/** A page whose code is a chunk of its own; a skeleton is shown until it is loaded, a way on when it cannot be. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Part } = lazyComponent(load, PageSkeleton)
  return function Lazy(props: Props) {
    return (
      <ChunkGuard Lost={PageLost}>
        <Part {...props} />
      </ChunkGuard>
    )
  }
}

/**
 * The placeholder for a page whose code is loading, in the shape of that page, between the header and the navigation that
 * it will have. Source: decision 77.
 */
export function PageSkeleton() {
  const { brand, session } = useServices()
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isOld = useSelected(session, (state) => layoutOf(brand, state)) === 'old'
  const tab = tabOf(pathname)
  const hasStepBar = isOld && brand.stepBar && steps.includes(pathname)
  return (
    // The steps of the old layout have no bottom navigation; the player's pages have it there, too.
    <PageFrame
      tab={isOld && tab === 'topup' ? undefined : tab}
      title={pathname === '/userCenter' ? t('vip.title') : undefined}
      state="coming"
    >
      {hasStepBar && (
        <div className="pad" aria-hidden="true">
          <Skeleton width="100%" height="71px" radius="var(--r-card)" />
        </div>
      )}
      <Waiting of="code">
        <Shape pathname={pathname} isOld={isOld} />
      </Waiting>
    </PageFrame>
  )
}

/** The pages of the old layout under its step bar. Source: spec §2 "Old layout". */
const steps = ['/', '/selectGame', '/selectGoods', '/recharge', '/result']

function Shape({ pathname, isOld }: { readonly pathname: string; readonly isOld: boolean }) {
  const { t } = useTranslation()
  const label = t('common.loading')
  if (isOld && (pathname === '/' || pathname === '/selectGame'))
    return (
      <div className="pad">
        <TilesSkeleton label={label} />
      </div>
    )
  if (pathname === '/' || pathname === '/selectGoods') return <ProductGridSkeleton label={label} />
  return (
    <div className="pad">
      <TopSkeleton label={label} top={pathname === '/my' ? 'account' : 'banner'} />
    </div>
  )
}
