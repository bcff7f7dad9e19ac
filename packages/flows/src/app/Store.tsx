import { useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter, useLocation } from 'react-router'
import { type LoadCheckout, LoadCheckoutProvider } from '../features/purchase/contracts.ts'
import { CrashGuard } from '../frame/PartLost.tsx'
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
import { StoreRoutes, lazyPage } from './StoreRoutes.tsx'
import type { StoreKind } from './startStore.tsx'

// The document comes with the name of the store, so its title can wait.
const routeTitles = lazyComponent(
  () => import('./later.tsx').then((module) => module.RouteTitles),
  undefined,
  'leftOut',
)

const ClosedStore = lazyPage(() =>
  import('../pages/messages/MessagePages.tsx').then((module) => module.ClosedStore),
)

/** Lets code outside React change the route, such as a reaction to an error. */
export type NavigateRef = { current: ((path: RouteTarget) => void) | null }

/** The whole page of one store. */
export function Store(props: {
  readonly scope: StoreScope
  readonly loadCheckout: LoadCheckout
  readonly kind: StoreKind
  readonly navigateRef: NavigateRef
}) {
  const { scope, loadCheckout, kind, navigateRef } = props
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

const following = () => import('./later.tsx').then(({ startFollowing }) => startFollowing)

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

const toastList = lazyComponent(
  () => import('./later.tsx').then((module) => module.ToastList),
  undefined,
  'leftOut',
)

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
