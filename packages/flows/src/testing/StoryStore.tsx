import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { StoreScopeProvider } from '../app/servicesContext.tsx'
import type { StoreScope } from '../app/servicesContext.tsx'
import { CheckoutProvider } from '../checkout/checkoutContext.tsx'
import { ToastList } from '../feedback/ToastList.tsx'
import { PopupLayers } from '../popups/PopupLayers.tsx'
import { createFakeServices } from './fakeServices.ts'
import type { FakeServices, FakeStart } from './fakeServices.ts'
import type { StoryStart } from './inStore.ts'

/** Makes the services of a story and opens its popups. `around` is what the toolbar says: brand and texts. */
export async function createStoryServices(
  start: StoryStart,
  around: Pick<FakeStart, 'brand' | 'texts'>,
): Promise<FakeServices> {
  const services = createFakeServices({ ...around, ...start, brand: { ...around.brand, ...start.brand } })
  await start.prepare?.(services)
  for (const popup of start.open ?? []) services.popups.getState().push(popup)
  return services
}

/**
 * The store around a story: its page or part, then whatever popups and messages are open over it. As in a store, the
 * services stay the same while it is mounted: what components keep belongs to them.
 */
export function StoryStore(props: {
  readonly scope: StoreScope
  readonly route?: string | undefined
  readonly children: ReactNode
}) {
  const { scope, route = '/selectGoods', children } = props
  return (
    <I18nextProvider i18n={scope.services.translator.i18n}>
      <StoreScopeProvider value={scope}>
        <MemoryRouter initialEntries={[route]}>
          <Suspense>
            <CheckoutProvider>{children}</CheckoutProvider>
            <PopupLayers />
          </Suspense>
        </MemoryRouter>
        <ToastList />
      </StoreScopeProvider>
    </I18nextProvider>
  )
}
