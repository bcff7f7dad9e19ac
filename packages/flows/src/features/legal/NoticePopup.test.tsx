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
    expect(screen.getByText('Daily 10:00–13:00 and 14:30–19:00')).toBeDefined()
    expect(screen.getByText('iOS 12 or later, Android 8 or later')).toBeDefined()
  },
)

test('the notice about transactions names the store as the seller', () => {
  renderInStore(
    createFakeServices({ brand: { name: 'Rhinos' } }),
    <NoticePopup notice="specifiedCommercialTransactions" onClose={() => undefined} />,
  )
  expect(screen.getByText('Rhinos operations office')).toBeDefined()
})
