// @vitest-environment jsdom
import { buildOrdered } from '@topup/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { unseenEnds } from '../../store/unseenEnds.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { ResultPage } from './PayPages.tsx'

const { suid, username } = buildOrdered('B1').snapshot.recipient

afterEach(cleanup)

test.each([
  ['at once where the page is seen', true],
  ['on return where the tab is hidden, and is news until then', false],
])('another order that is paid takes the place of the open one %s', (_, isVisible) => {
  const services = createFakeServices({
    account: { ...renHoshi, suid, username },
    journal: [buildOrdered('B1'), buildOrdered('B2')],
  })
  let [isSeen, comeBack] = [isVisible, () => {}]
  const onReturn = (listener: () => void) => (comeBack = listener)
  Object.assign(services, { visibility: { ...services.visibility, isVisible: () => isSeen, onReturn } })
  renderInStore(services, <ResultPage />)
  const end = { kind: 'fullStatusRead', billingNo: 'B1', outcome: 'success', atMs: 1 } as const
  act(() => services.journal.getState().record(end))
  const unseen = () => [...unseenEnds(services.brandStorage)]
  if (!isVisible) {
    expect(screen.getByText('Waiting for payment')).toBeTruthy()
    expect(unseen()).toEqual(['B1'])
    isSeen = true
    act(() => comeBack())
  }
  expect(document.activeElement?.textContent).toBe('Top-up complete')
  expect(unseen()).toEqual([])
})

test('who goes back to the order of another player sees nothing of it, and no way to pay', () => {
  const services = createFakeServices({ account: renHoshi, journal: [buildOrdered('B1')] })
  const { product, recipient } = buildOrdered('B1').snapshot
  const state = { from: 'recharge', order: 'B1' }
  renderInStore(services, <ResultPage />, { pathname: '/result', state })
  const shown = document.body.textContent
  expect(shown).toContain('This order belongs to another account.')
  for (const kept of ['B1', product.display, recipient.character.display, recipient.username])
    expect(shown).not.toContain(kept)
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
})
