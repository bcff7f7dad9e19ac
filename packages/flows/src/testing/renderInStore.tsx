import { render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { type Location, MemoryRouter } from 'react-router'
import { lazyParts } from '../app/lazyParts.ts'
import { StoreScopeProvider } from '../store/servicesContext.tsx'
import { LoadCheckoutProvider } from '../features/purchase/contracts.ts'
import type { FakeServices } from './fakeServices.ts'

const artwork = { Hero: () => null, Mark: () => null }

/** Draws a part of the store in English, at a place of its history, and returns a simulated user to operate it. */
export function renderInStore(
  services: FakeServices,
  content: ReactNode,
  at: Partial<Location> = { pathname: '/' },
): UserEvent {
  render(
    <I18nextProvider i18n={services.translator.i18n}>
      <StoreScopeProvider value={{ services, artwork, parts: lazyParts }}>
        <LoadCheckoutProvider value={services.loadCheckout}>
          <MemoryRouter initialEntries={[at]}>{content}</MemoryRouter>
        </LoadCheckoutProvider>
      </StoreScopeProvider>
    </I18nextProvider>,
  )
  return userEvent.setup()
}
