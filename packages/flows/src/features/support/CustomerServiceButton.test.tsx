import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PopupLayers } from '../../popups/PopupLayers.tsx'
import { createFakeServices } from '../../testing/fakeServices.ts'
import type { FakeStart } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { CustomerServiceButton } from './CustomerServiceButton.tsx'

afterEach(cleanup)

/** Asks for help in a store, and returns the player's hand. */
async function helpOf(brand: FakeStart['brand']) {
  const user = renderInStore(
    createFakeServices({ brand: { ...brand } }),
    <>
      <CustomerServiceButton />
      <PopupLayers />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Contact support' }))
  return user
}

test('a page of customer service opens in a window of its own', async () => {
  await helpOf({ customerService: { kind: 'page', url: 'https://help.store.example/' } })
  const link = await screen.findByRole('link', { name: 'Open support' })
  expect(link.getAttribute('href')).toBe('https://help.store.example/')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('an address for e-mail can be read, and a tap writes to it', async () => {
  await helpOf({ customerService: { kind: 'mail', address: 'help@store.example' } })
  const link = await screen.findByRole('link', { name: 'Write an email' })
  expect(link.getAttribute('href')).toBe('mailto:help@store.example')
  expect(screen.getByText(/help@store\.example/)).toBeDefined()
})

test('where help is inside the game, there is a hint and nothing to open', async () => {
  await helpOf({ customerService: { kind: 'inGame' } })
  expect(await screen.findByText(/support in the game/)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each<[string, FakeStart['brand']]>([
  ['inside the game', { customerService: { kind: 'inGame' } }],
  ['by e-mail', { customerService: { kind: 'mail', address: 'help@store.example' } }],
  ['in a notice', { customerService: { kind: 'inGame' }, notices: ['inquiry'] }],
])('where help is %s, what is known can be copied', async (_where, brand) => {
  const user = await helpOf(brand)
  await user.click(await screen.findByRole('button', { name: 'Copy details for support' }))
  expect(await navigator.clipboard.readText()).toMatch(/^Store: [^]*\nPage: \//)
})

test('where nothing can be copied, what is known stands in a popup and can be selected', async () => {
  const user = await helpOf({ customerService: { kind: 'inGame' } })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(await screen.findByRole('button', { name: 'Copy details for support' }))
  const shown = await screen.findByRole('alertdialog', { name: 'Copy details for support' })
  expect(shown.textContent).toMatch(/Store: [^]*\nPage: \//)
})

test('a brand with an inquiry notice shows it, with its way to customer service', async () => {
  await helpOf({ customerService: { kind: 'mail', address: 'help@store.example' }, notices: ['inquiry'] })
  expect(await screen.findByRole('dialog', { name: 'Contact us' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Write an email' })).toBeDefined()
})
