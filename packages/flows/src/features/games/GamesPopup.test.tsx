import { getGameList } from '@topup/api-client'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { content, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { GamesPopup } from './GamesPopup.tsx'

afterEach(cleanup)

const games = [
  { client_id: '100002', name: 'Ember Dynasty' },
  {
    client_id: '100000',
    name: 'Starfall Chronicle',
    sub_game: {
      g: { client_id: '100001', name: 'Global' },
      s: { client_id: '100003', name: 'Southeast Asia' },
    },
  },
  {
    client_id: '100004',
    name: 'Tidebound Legends',
    sub_game: { m: { client_id: '100005', name: 'Middle East' } },
  },
]

async function open(endpoint: FakeEndpoint = () => content(games)) {
  const services = createFakeServices({ answers: { [getGameList.path]: endpoint } })
  const onClose = vi.fn<() => void>()
  const user = renderInStore(services, <GamesPopup onClose={onClose} />)
  await services.catalogue.getState().loadGames()
  return { services, onClose, user }
}

test('the game of the store starts expanded with its edition marked', async () => {
  await open()
  const global = await screen.findByRole('radio', { name: /Global/ })
  expect(global.getAttribute('aria-checked')).toBe('true')
  expect(screen.queryByRole('radio', { name: /Middle East/ })).toBeNull()
})

test('a game with editions expands to show them, and one of them is chosen', async () => {
  const { services, onClose, user } = await open()
  await user.click(await screen.findByRole('button', { name: /Tidebound Legends/ }))
  await user.click(screen.getByRole('radio', { name: /Middle East/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(services.session.getState().clientId).toBe('100005')
})

test('a search finds games by name and by edition', async () => {
  const { user } = await open()
  const search = await screen.findByRole('searchbox', { name: 'Search games' })
  await user.type(search, 'middle')
  expect(screen.getAllByRole('button', { name: /Legends|Dynasty|Chronicle/ })).toHaveLength(1)
  await user.type(search, 'x')
  expect(screen.getByText('No games match “middlex”')).toBeDefined()
})

test.each([
  ['a failed list can be asked for again', unreachable, "We couldn't load the games"],
  ['an empty list says so', () => content([]), 'There are no games here right now'],
])('%s', async (_what, endpoint, text) => {
  await open(endpoint)
  expect(await screen.findByText(text)).toBeDefined()
})

test('a game that is sold as a whole is marked among its editions, and can be chosen again', async () => {
  const { services, user } = await open(() =>
    content([
      {
        client_id: '100001',
        name: 'Starfall Chronicle',
        sub_game: { g: { client_id: '100011', name: 'Global' } },
      },
    ]),
  )
  const marks = () =>
    screen.getAllByRole('radio').map((row) => [row.textContent, row.getAttribute('aria-checked')])
  await screen.findByRole('radio', { name: /Global/ })
  expect(marks()).toEqual([
    ['Starfall ChronicleStandard edition', 'true'],
    ['Global', 'false'],
  ])
  await user.click(screen.getByRole('radio', { name: /Global/ }))
  await waitFor(() => expect(services.session.getState().clientId).toBe('100011'))
  await user.click(await screen.findByRole('radio', { name: /Standard edition/ }))
  await waitFor(() => expect(services.session.getState().clientId).toBe('100001'))
})
