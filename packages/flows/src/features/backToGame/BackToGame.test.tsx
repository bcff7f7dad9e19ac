import { evokeGame } from '@topup/api-client'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { content, rejection, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { BackToGame } from './BackToGame.tsx'

afterEach(cleanup)

const shown = (answer: FakeEndpoint, clientId: string | null = '100001') => {
  const services = createFakeServices({ answers: { [evokeGame.path]: answer } })
  renderInStore(services, <BackToGame clientId={clientId} billingNo="B1" variant="secondary" />)
  return services
}

test('leads to where the service says the game is, with the order', async () => {
  const services = shown(() => content({ url: 'starfall://open?order=B1' }))
  const link = await screen.findByRole('link', { name: 'Back to the game' })
  expect(link.getAttribute('href')).toBe('starfall://open?order=B1')
  const { platform } = services.device
  expect(services.api.callsTo(evokeGame.path).map(({ request }) => request)).toEqual([
    { client_id: '100001', platform, billing_no: 'B1' },
  ])
})

test.each([
  ['no link', () => content({ url: '' })],
  ['a link that is no game', () => content({ url: 'javascript://%0aalert(1)' })],
  ['a rejection', () => rejection(-3002, 'No')],
  ['silence', unreachable],
] as const)('%s leaves nothing to tap and says nothing', async (_title, answer) => {
  const services = shown(answer)
  await expect.poll(() => services.api.callsTo(evokeGame.path)).toHaveLength(1)
  await Promise.resolve()
  expect(screen.queryByRole('link')).toBeNull()
  expect(services.toasts.getState().messages).toEqual([])
})

test('asks for nothing while the game is not known', () => {
  const services = shown(() => content({ url: 'starfall://open' }), null)
  expect(services.api.callsTo(evokeGame.path)).toEqual([])
})
