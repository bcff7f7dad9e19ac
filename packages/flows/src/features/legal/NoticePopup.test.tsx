import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { NoticePopup } from './NoticePopup.tsx'

afterEach(cleanup)

test.each(['specifiedCommercialTransactions', 'inquiry'] as const)(
  'the notice "%s" shows the support hours and the recommended devices',
  (notice) => {
    renderInStore(createFakeServices(), <NoticePopup notice={notice} onClose={() => undefined} />)
    expect(screen.getByText('Daily 10:00–13:00 and 14:30–19:00 (JST)')).toBeDefined()
    expect(screen.getByText('iOS 12 or later, Android 8 or later')).toBeDefined()
  },
)

const seller = {
  name: 'Rhinos K.K.',
  address: { en: '1-2-3 Example, Tokyo', ja: '東京都見本1-2-3' },
  telephone: '03-0000-0000',
  responsible: 'Hana Sato',
  price: { ja: '税込価格' },
  delivery: 'Right away',
}

test('the notice about transactions names the seller, in the language of the store where there is one', () => {
  renderInStore(
    createFakeServices({ brand: { seller, defaultLanguage: 'ja' } }),
    <NoticePopup notice="specifiedCommercialTransactions" onClose={() => undefined} />,
  )
  for (const text of [
    'Rhinos K.K.',
    '1-2-3 Example, Tokyo',
    '03-0000-0000',
    'Hana Sato',
    '税込価格',
    'Right away',
  ])
    expect(screen.getByText(text)).toBeDefined()
})

test('the notice about transactions has no button to customer service, and no empty bar for one', () => {
  const services = createFakeServices({
    brand: { seller, customerService: { kind: 'mail', address: 'help@store.example' } },
  })
  renderInStore(services, <NoticePopup notice="specifiedCommercialTransactions" onClose={() => undefined} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('.sheet__footer')).toBeNull()
})
