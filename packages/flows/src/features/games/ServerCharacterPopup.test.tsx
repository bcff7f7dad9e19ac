import { getAllRoleList, getPageConfig, getServerList } from '@topup/api-client'
import { areaWire, pageConfigWire } from '@topup/api-client/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { content, unreachable } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { ServerCharacterPopup } from './ServerCharacterPopup.tsx'

afterEach(cleanup)

const all = Array.from({ length: 2000 }, (_, index) => ({
  server_id: String(index + 1),
  server_name: `S${index + 1} Moonfall`,
}))
const characters = [
  { role_id: '1', role_name: 'Kaelith', level: 82, server_id: '1500', server_name: 'S1500 Moonfall' },
  { role_id: '2', role_name: 'Oru', level: 17, server_id: '1500', server_name: 'S1500 Moonfall' },
]
const roster = {
  [getServerList.path]: () => content({ all }),
  [getAllRoleList.path]: () => content(characters),
}

async function open(answers: typeof roster = roster) {
  const services = createFakeServices({ account: renHoshi, answers })
  const onClose = vi.fn<() => void>()
  const user = renderInStore(services, <ServerCharacterPopup onClose={onClose} />)
  await screen.findByRole('tab', { name: 'My servers' })
  const servers = () => within(screen.getByRole('radiogroup', { name: /servers$/ })).getAllByRole('radio')
  return { services, onClose, user, servers }
}

test('the popup starts on the server of the player', async () => {
  const { servers } = await open()
  expect(servers().map((row) => row.getAttribute('aria-checked'))).toEqual(['true'])
  expect(screen.getByRole('radiogroup', { name: 'Character on S1500 Moonfall' })).toBeDefined()
})

test('60 of 2,000 servers are drawn, and 60 more on each tap', async () => {
  const { user, servers } = await open()
  await user.click(screen.getByRole('tab', { name: 'All servers' }))
  expect(servers()).toHaveLength(60)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(servers()).toHaveLength(120)
})

test('a search covers all servers, also from the tab of my servers', async () => {
  const { user, servers } = await open()
  await user.type(screen.getByRole('searchbox'), '1999')
  expect(servers()).toHaveLength(1)
  expect(screen.getByText('S1999 Moonfall')).toBeDefined()
  expect(screen.getByRole('tab', { name: 'All servers' }).getAttribute('aria-selected')).toBe('true')
})

test('a search without a match says so', async () => {
  const { user } = await open()
  await user.type(screen.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('No servers match “zzz”')).toBeDefined()
})

test('the tapped character becomes the recipient', async () => {
  const { services, onClose, user } = await open()
  expect(screen.getByRole('button', { name: 'Choose a character' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('radio', { name: /Oru/ }))
  await user.click(screen.getByRole('button', { name: 'Continue as Oru (S1500 Moonfall)' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(services.selection.getState().selection).toMatchObject({
    character: { value: '2', display: 'Oru' },
    server: { value: 's1500', display: 'S1500 Moonfall' },
  })
})

test('a server without a character offers another account and nothing to use', async () => {
  const { services, user } = await open()
  await user.type(screen.getByRole('searchbox'), '1999')
  await user.click(screen.getByRole('radio', { name: /S1999/ }))
  expect(screen.getByText('No character on S1999 Moonfall')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose a character' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Switch account' }))
  expect(services.popups.getState().open.map(({ kind }) => kind)).toEqual(['confirm'])
})

test('in a game with areas the characters are those of one area, and the recipient keeps it', async () => {
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getPageConfig.path]: () => content(pageConfigWire({ area_config: { is_area_role: 1 } })),
      [getServerList.path]: () =>
        content({
          all,
          areas: [
            areaWire({ area_id: 'a1', area_name: 'Asia' }),
            areaWire({ area_id: 'a2', area_name: 'Europe' }),
          ],
        }),
      [getAllRoleList.path]: () =>
        content([
          { ...characters[0], area_id: 'a2' },
          { ...characters[1], server_id: '7', server_name: 'S7 Moonfall', area_id: 'a1' },
        ]),
    },
  })
  await services.catalogue.getState().loadPageConfig()
  const user = renderInStore(services, <ServerCharacterPopup onClose={() => undefined} />)
  // Where the player plays first.
  await user.click(await screen.findByRole('button', { name: 'Continue as Kaelith (S1500 Moonfall)' }))
  expect(services.selection.getState().selection).toMatchObject({
    area: { value: 'a2' },
    character: { value: '1' },
  })
  expect(screen.queryByRole('radio', { name: /S7 Moonfall/ })).toBeNull()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Asia')
  await user.click(screen.getByRole('button', { name: 'Continue as Oru (S7 Moonfall)' }))
  expect(services.selection.getState().selection).toMatchObject({
    area: { value: 'a1' },
    character: { value: '2' },
  })
})

test('where two areas use one character id, the chosen one stays chosen', async () => {
  const twin = (area_id: string) => ({ ...characters[0], role_name: `Kaelith ${area_id}`, area_id })
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getPageConfig.path]: () => content(pageConfigWire({ area_config: { is_area_role: 1 } })),
      [getServerList.path]: () =>
        content({ all, areas: ['a1', 'a2'].map((area_id) => areaWire({ area_id, area_name: area_id })) }),
      [getAllRoleList.path]: () => content([twin('a1'), twin('a2')]),
    },
  })
  await services.catalogue.getState().loadPageConfig()
  services.selection.getState().change((held) => ({
    ...held,
    area: { value: 'a2', display: 'a2' },
    server: { value: 's1500', display: 'S1500 Moonfall' },
    character: { value: '1', display: 'Kaelith a2' },
  }))
  const user = renderInStore(services, <ServerCharacterPopup onClose={() => undefined} />)
  await user.click(await screen.findByRole('button', { name: 'Continue as Kaelith a2 (S1500 Moonfall)' }))
  expect(services.selection.getState().selection).toMatchObject({
    area: { value: 'a2' },
    character: { value: '1', display: 'Kaelith a2' },
  })
})

test('a failed load can be repeated', async () => {
  const services = createFakeServices({
    account: renHoshi,
    answers: { ...roster, [getServerList.path]: unreachable },
  })
  const user = renderInStore(services, <ServerCharacterPopup onClose={() => undefined} />)
  await screen.findByText("We couldn't load the servers")
  services.api.answer(getServerList.path, roster[getServerList.path] ?? unreachable)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('tab', { name: 'My servers' })).toBeDefined()
})
