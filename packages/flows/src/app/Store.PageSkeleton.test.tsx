import type { BrandConfig } from '@topup/domain'
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { PageSkeleton } from './Store.tsx'
import { MyPage } from '../pages/my/MyPage.tsx'
import { createFakeServices } from '../testing/fakeServices.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { lazyParts } from './lazyParts.ts'
import { StoreScopeProvider } from '../store/servicesContext.tsx'

afterEach(cleanup)

const artwork = { Hero: () => null, Mark: () => null }

function waitFor(path: string, brand: Partial<BrandConfig> = {}) {
  const services = createFakeServices({ brand })
  render(
    <I18nextProvider i18n={services.translator.i18n}>
      <StoreScopeProvider value={{ services, artwork, parts: lazyParts }}>
        <MemoryRouter initialEntries={[path]}>
          <PageSkeleton />
        </MemoryRouter>
      </StoreScopeProvider>
    </I18nextProvider>,
  )
}

test.each([
  ['/my', 'My account'],
  ['/activity', 'Events'],
])('%s has its header and the navigation while its code is loading, and no footer yet', (path, title) => {
  waitFor(path)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getAllByRole('navigation', { name: 'Main' })).not.toHaveLength(0)
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test('the VIP centre has its title while its code is loading', () => {
  waitFor('/userCenter')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('VIP center')
})

test.each([
  [true, 'old', '/', 1],
  [true, 'old', '/selectGoods', 1],
  [true, 'old', '/my', 0],
  [true, 'new', '/', 0],
  [false, 'old', '/', 0],
] as const)(
  'with a step bar: %s, in the %s layout %s keeps room for it: %i',
  (stepBar, layout, path, rooms) => {
    waitFor(path, { stepBar, newVersion: { kind: layout === 'new' ? 'everyone' : 'nobody' } })
    expect(document.querySelectorAll('main > .pad[aria-hidden] > .skeleton')).toHaveLength(rooms)
  },
)

test('a page without navigation has its header too', () => {
  waitFor('/notArea')
  expect(screen.getByRole('banner')).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the footer of a page is a landmark of its own, outside the content', async () => {
  renderInStore(createFakeServices(), <MyPage />)
  const footer = await screen.findByRole('contentinfo')
  expect(screen.getByRole('main').contains(footer)).toBe(false)
})
