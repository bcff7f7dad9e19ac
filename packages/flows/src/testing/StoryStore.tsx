import { Suspense, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { lazyParts } from '../app/lazyParts.ts'
import { LoadCheckoutProvider } from '../features/purchase/contracts.ts'
import { CheckoutProvider } from '../features/purchase/recharge/useCheckout.tsx'
import { ToastList } from '../frame/ToastList.tsx'
import { PopupLayers } from '../popups/PopupLayers.tsx'
import { type Artwork, StoreScopeProvider } from '../store/servicesContext.tsx'
import { createFakeServices, type FakeServices, type FakeStart } from './fakeServices.ts'
import type { StoryStart } from './inStore.ts'

/** Makes the services of a story and opens its popups. `around` is the choice in the toolbar: brand and texts. */
export async function createStoryServices(
  start: StoryStart,
  around: Pick<FakeStart, 'brand' | 'texts'>,
): Promise<FakeServices> {
  const brand = { ...start.fallback, ...around.brand, ...start.brand }
  const services = createFakeServices({ ...around, ...start, brand })
  await start.prepare?.(services)
  for (const popup of start.open ?? []) services.popups.getState().push(popup)
  return services
}

/**
 * The store around a story: its page or part, then whatever popups and messages are open over it. As in a
 * store, the services stay the same while it is mounted, because components keep state that belongs to them.
 */
export function StoryStore(props: {
  readonly services: FakeServices
  readonly artwork: Artwork
  readonly route?: string | undefined
  readonly children: ReactNode
}) {
  const { services, artwork, route = '/selectGoods', children } = props
  return (
    <I18nextProvider i18n={services.translator.i18n}>
      <StoreScopeProvider value={{ services, artwork, parts: lazyParts }}>
        <LoadCheckoutProvider value={services.loadCheckout}>
          <MemoryRouter initialEntries={[route]}>
            <Suspense>
              <CheckoutProvider>{children}</CheckoutProvider>
              <PopupLayers />
            </Suspense>
          </MemoryRouter>
          <ToastList />
        </LoadCheckoutProvider>
      </StoreScopeProvider>
    </I18nextProvider>
  )
}
