import type { ApiError, RejectionReason } from '@topup/api-client'
import { gameWire } from '@topup/api-client/testing'
import { buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { content, held, rejection } from '../testing/fakeApi.ts'
import { flush } from '../testing/flush.ts'
import { storyProducts } from '../testing/storyAnswers.ts'
import { createReactions } from './performReaction.ts'

const rejected = (reason: RejectionReason, message = ''): ApiError => ({
  kind: 'rejected',
  endpoint: '',
  reason,
  code: 0,
  message,
  content: null,
})
const network: ApiError = { kind: 'network', endpoint: '', hostsTried: [], mayHaveTakenEffect: false }

function store() {
  const services = createFakeServices({ account: renHoshi, journal: [buildOrdered('B1')] })
  const popups = () => services.popups.getState().open.map(({ kind }) => kind)
  const texts = () => services.toasts.getState().messages.map(({ text }) => text)
  const visitor = () => services.session.getState().accounts.size
  return { services, popups, texts, visitor, ...createReactions(() => services) }
}

test.each<[RejectionReason, string[], string[], number]>([
  ['notLoggedIn', ['login'], [], 0],
  ['notRealName', ['confirm'], ['/'], 0],
  ['notAGame', ['games'], [], 1],
  ['wrongDomain', [], ['/notArea'], 1],
  ['invalidPaymentLink', [], ['/errorReplenish'], 1],
  ['illegalCoupon', [], [], 1],
  ['noActivity', [], [], 1],
  ['other', [], [], 1],
])(
  'eight calls that fail together with %s react once, and the journal stays',
  (reason, popups, routes, accounts) => {
    const { services, react, ...seen } = store()
    for (let call = 0; call < 8; call += 1) react(rejected(reason, 'words'))
    expect(seen.popups()).toEqual(popups)
    expect(services.routes).toEqual(routes)
    expect(seen.visitor()).toBe(accounts)
    expect(seen.texts().length).toBeLessThanOrEqual(1)
    services.journal.getState().reload()
    expect(services.journal.getState().journal).toEqual([buildOrdered('B1')])
  },
)

test.each<RejectionReason>(['notLoggedIn', 'notRealName'])(
  'when %s removes the account the store loads what a guest sees, and not again for a guest',
  (reason) => {
    const { services, react } = store()
    const asked = () => services.api.callsTo('/api/pay/productPoints').length
    react(rejected(reason))
    expect(asked()).toBe(1)
    services.clock.advance(6000)
    react(rejected(reason))
    expect(asked()).toBe(1)
  },
)

test.each<RejectionReason>(['notLoggedIn', 'notRealName', 'notAGame', 'wrongDomain'])(
  'a minute of nothing but %s ends on the error page after two redirects, with nothing over it',
  (reason) => {
    const { services, react, popups } = store()
    for (let second = 0; second < 60; second += 1) {
      react(rejected(reason, 'words'))
      services.clock.advance(1000)
    }
    expect(services.routes.length).toBeLessThanOrEqual(3)
    expect(services.routes.at(-1)).toBe('/showError')
    expect(popups()).toEqual([])
  },
)

test('being unreachable logs nobody out', () => {
  const { react, visitor, texts } = store()
  react(network)
  expect(visitor()).toBe(1)
  expect(texts()).toHaveLength(1)
})

test('a load that fails shows no message, but reacts to codes', () => {
  const { reactToLoad, texts, popups } = store()
  reactToLoad(network)
  expect(texts()).toEqual([])
  reactToLoad(rejected('notLoggedIn'))
  expect(popups()).toEqual(['login'])
})

test('a player inside a game keeps the account and gets no login popup', () => {
  const { services, react, popups } = store()
  services.session.getState().useSdkAccount(renHoshi)
  react(rejected('notLoggedIn', 'expired'))
  expect(popups()).toEqual([])
  expect(services.session.getState().sdkAccount).toEqual(renHoshi)
})

test('each refusal of what the player does is said, also the same one at once after it was dismissed', () => {
  const { services, react, texts } = store()
  react(rejected('other', 'Not today'))
  for (const { id } of services.toasts.getState().messages) services.toasts.getState().dismiss(id)
  react(rejected('other', 'Not today'))
  expect(texts()).toEqual(['Not today'])
})

test.each<[RejectionReason, string]>([
  ['notLoggedIn', 'Log in to continue.'],
  ['notAGame', "This game isn't available here. Choose another game."],
  ['notRealName', 'Verify your identity to continue.'],
])('a second tap that is refused with %s is answered after its popup was closed', (reason, text) => {
  const { services, react, popups, texts } = store()
  react(rejected(reason))
  services.popups.getState().closeAll()
  react(rejected(reason))
  expect(popups()).toEqual([])
  expect(texts().at(-1)).toBe(text)
})

test('a load whose place gives the reason shows no toast, and takes one with the same words back', () => {
  const { reactToLoad, texts } = store()
  reactToLoad(rejected('other', 'Closed until 9'))
  expect(texts()).toEqual(['Closed until 9'])
  reactToLoad(rejected('other', 'Closed until 9'), true)
  expect(texts()).toEqual([])
  reactToLoad(rejected('other', 'Closed until 9'))
  expect(texts()).toEqual([])
})

test('what is open for a refused game is closed before the game goes, so that it loads nothing without one', () => {
  const services = createFakeServices({ account: renHoshi })
  const { session, popups } = services
  popups.getState().push({ kind: 'recharge', productId: 'p' })
  const openWithout: string[] = []
  session.subscribe(({ clientId }) => {
    if (clientId === null) openWithout.push(...popups.getState().open.map(({ kind }) => kind))
  })
  createReactions(() => services).react(rejected('notAGame', 'Unknown game'))
  expect(openWithout).toEqual(['games'])
})

test('nothing is left of a game that the service refuses, and its late products do not come back', async () => {
  const late = held()
  const services = createFakeServices({
    account: renHoshi,
    answers: { '/api/pay/productPoints': late.endpoint },
  })
  const { react } = createReactions(() => services)
  const { session, selection, catalogue, roster, brandStorage, popups } = services
  selection
    .getState()
    .change((kept) => ({ ...kept, productId: 'p', character: { value: '1', display: 'Ren' } }))
  popups.getState().push({ kind: 'recharge', productId: 'p' })
  const loaded = catalogue.getState().load()
  react(rejected('notAGame', 'Unknown game'))
  late.answer({ ok: true, value: storyProducts })
  await loaded
  await catalogue.getState().load()
  expect(session.getState()).toMatchObject({ clientId: null, game: null })
  expect(selection.getState().selection).toMatchObject({ productId: null, character: null })
  expect(brandStorage.read('game', (stored) => stored)).toBeNull()
  expect(catalogue.getState().products).toMatchObject({ kind: 'failed', error: { reason: 'notAGame' } })
  expect(roster.getState().roster.kind).toBe('loading')
  expect(popups.getState().open.map(({ kind }) => kind)).toEqual(['games'])
  expect(services.api.callsTo('/api/pay/productPoints')).toHaveLength(1)
})

const gameList = '/api/pay/getGameListV2'

test('a game that does not exist leads to the list of games, which is requested without it', async () => {
  const services = createFakeServices()
  services.api.answer(gameList, ({ client_id: game }) =>
    game === '' ? content([gameWire()]) : rejection(-3001, 'No such game'),
  )
  const seen: string[] = []
  services.catalogue.subscribe(({ games }) => seen.push(games.kind))
  await services.catalogue.getState().load()
  await flush()
  expect(services.catalogue.getState().games).toMatchObject({
    kind: 'ready',
    value: [{ name: gameWire().name }],
  })
  expect(seen).not.toContain('failed')
  expect(services.popups.getState().open).toMatchObject([{ kind: 'games' }])
})

test('a service without any game is asked for its list twice, and then the player may ask', async () => {
  const services = createFakeServices()
  services.api.answer(gameList, () => rejection(-3001, 'No such game'))
  await services.catalogue.getState().load()
  await flush()
  expect(services.api.callsTo(gameList).map(({ request }) => request['client_id'])).toEqual([
    expect.stringMatching(/./),
    '',
  ])
  expect(services.catalogue.getState().games.kind).toBe('failed')
})

test('a list that is there stays as it is when its game is refused', async () => {
  const services = createFakeServices()
  services.api.answer(gameList, () => content([gameWire()]))
  await services.catalogue.getState().loadGames()
  services.react(rejected('notAGame'))
  await flush()
  expect(services.api.callsTo(gameList)).toHaveLength(1)
})
