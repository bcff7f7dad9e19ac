import { areaWire, roleOnServerWire, serverWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { content } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { preselectCharacter } from './chooseCharacter.ts'

const areas = [areaWire({ area_id: 'a1' }), areaWire({ area_id: 'a2' })]

test.each([
  ['its own game', '100001', '2'],
  ['another game', 'another', undefined],
])('a character that a link names for %s', async (_case, clientId, expected) => {
  const services = createFakeServices({
    account: renHoshi,
    search: `?client_id=${clientId}&role_id=2`,
    answers: {
      '/api/pay/getServerList': () => content({ all: [serverWire()], areas: [] }),
      '/api/system/allRoleList': () => content(['1', '2'].map((role_id) => roleOnServerWire({ role_id }))),
    },
  })
  await preselectCharacter(services)
  expect(services.selection.getState().selection.character?.value).toBe(expected)
})

test.each([
  ['the only area there is', areas.slice(0, 1), '', 'a1'],
  ['the area that the link names', areas, '?area_id=a2', 'a2'],
  ['no area where there are several', areas, '', undefined],
])('the only character is chosen with %s', async (_case, listed, search, area) => {
  const services = createFakeServices({
    account: renHoshi,
    search,
    answers: {
      '/api/pay/getServerList': () => content({ all: [serverWire()], areas: listed }),
      '/api/system/allRoleList': () => content([roleOnServerWire()]),
    },
  })
  await preselectCharacter(services)
  const { selection } = services.selection.getState()
  expect(selection.character?.value).toBe(String(roleOnServerWire().role_id))
  expect(selection.area?.value).toBe(area)
})

test.each([
  ['', 'a2'],
  ['?area_id=a1', 'a2'],
])(
  'the only character is chosen with the area that it is in, whatever the link says: "%s"',
  async (search, area) => {
    const services = createFakeServices({
      account: renHoshi,
      search,
      answers: {
        '/api/pay/getServerList': () => content({ all: [serverWire()], areas }),
        '/api/system/allRoleList': () => content([roleOnServerWire({ area_id: 'a2' })]),
      },
    })
    await preselectCharacter(services)
    expect(services.selection.getState().selection.area?.value).toBe(area)
  },
)

test('a link to another area chooses the character there, although its ids are those of the one before', async () => {
  const services = createFakeServices({
    account: renHoshi,
    search: '?area_id=a2&server_id=s1&role_id=9',
    answers: {
      '/api/pay/getServerList': () => content({ all: [serverWire({ server_id: 's1' })], areas }),
      '/api/system/allRoleList': () =>
        content(['a1', 'a2'].map((area_id) => roleOnServerWire({ role_id: '9', server_id: 's1', area_id }))),
    },
  })
  services.selection.getState().change((held) => ({
    ...held,
    area: { display: 'Asia', value: 'a1' },
    server: { display: 'S1', value: 's1' },
    character: { display: 'Kaelith', value: '9' },
  }))
  await preselectCharacter(services, true)
  expect(services.selection.getState().selection).toMatchObject({
    area: { value: 'a2' },
    server: { value: 's1' },
    character: { value: '9' },
  })
})

test('a character in an area that is not listed is chosen without one, so that nothing can be bought for it', async () => {
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      '/api/pay/getServerList': () => content({ all: [serverWire()], areas: areas.slice(0, 1) }),
      '/api/system/allRoleList': () => content([roleOnServerWire({ area_id: 'a9' })]),
    },
  })
  await preselectCharacter(services)
  expect(services.selection.getState().selection.area).toBeNull()
})

test('without a game nothing is requested, and the way on is to choose one', async () => {
  const services = createFakeServices({ account: renHoshi })
  services.session.setState({ clientId: null, game: null })
  await preselectCharacter(services)
  expect(services.roster.getState().roster).toMatchObject({ kind: 'failed', error: { reason: 'notAGame' } })
  expect(services.api.calls).toEqual([])
})
