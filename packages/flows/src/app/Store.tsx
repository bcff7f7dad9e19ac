import { useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router'
import { ToastHost } from '../frame/ToastHost.tsx'
import { PopupHost } from '../popups/PopupHost.tsx'
import { LoadCheckoutProvider } from '../features/purchase/checkout/loadCheckoutContext.ts'
import type { LoadCheckout } from '../features/purchase/checkout/loadCheckoutContext.ts'
import { RouteViews } from '../features/tracking/RouteViews.tsx'
import { CrashGuard } from '../frame/CrashGuard.tsx'
import { lazyPage } from './lazyPage.tsx'
import type { StoreKind } from './startStore.tsx'
import { StoreScopeProvider } from '../store/servicesContext.tsx'
import type { StoreScope } from '../store/servicesContext.tsx'
import { StoreRoutes } from './StoreRoutes.tsx'
import type { RouteTarget } from '../store/routeTarget.ts'
import { lazyComponent } from '../store/lazyComponent.tsx'
import { useGo } from '../store/useGo.ts'
import { useStartedWhenIdle } from '../store/useStartedWhenIdle.ts'

// The document comes with the name of the store, so its title can wait.
const routeTitles = lazyComponent(
  () => import('./RouteTitles.tsx').then((module) => module.RouteTitles),
  undefined,
  'leftOut',
)

const ClosedStore = lazyPage(() => import('./ClosedStore.tsx').then((module) => module.ClosedStore))

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

const following = () => import('./later.ts').then(({ startFollowing }) => startFollowing)

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
