// @vitest-environment jsdom
import { errorCodes } from '@topup/api-client'
import { buildOrdered } from '@topup/domain/testing'
import { describe, expect, test, vi } from 'vitest'
import { errorOfAnswer } from '../testing/errorOfAnswer.ts'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import type { FakeServices } from '../testing/fakeServices.ts'
import { flush } from '../testing/flush.ts'

const rejected = (code: number, msg = 'The server’s words') => JSON.stringify({ code, msg, content: null })

const reopen = ['Your game session has ended. Reopen the store from the game.']

type Whose = 'player' | 'guest' | 'sdk'

function storeOf(whose: Whose): FakeServices {
  const services = createFakeServices({
    journal: [buildOrdered('B1')],
    ...(whose === 'player' && { account: renHoshi }),
  })
  services.brandStorage.write('region', 'universal')
  if (whose === 'sdk') services.session.setState({ isSdkVisit: true, sdkAccount: renHoshi })
  return services
}

/** Everything that a player can see or lose. */
function seenIn({ toasts, popups, routes, session, brandStorage, journal }: FakeServices) {
  const { accounts, sdkAccount } = session.getState()
  const isKept = (key: string) => brandStorage.read(key, (stored) => stored) !== null
  const forgot = ['game', 'region'].filter((key) => !isKept(key))
  const orders = journal.getState().journal.length
  return {
    toasts: toasts.getState().messages.map(({ text }) => text),
    popups: popups.getState().open.map((open) => (open.kind === 'confirm' ? open.title : open.kind)),
    route: routes.at(-1) ?? null,
    loggedIn: accounts.size === 1 || sdkAccount !== null,
    forgot,
    orders,
  }
}

const nothing = { toasts: [], popups: [], route: null, loggedIn: true, forgot: [], orders: 1 }
const words = ['The server’s words']
const ended = ['Your session has ended. Log in again.']

const cases: readonly [string, number, Whose, Partial<ReturnType<typeof seenIn>>][] = [
  ['-600', -600, 'player', { toasts: ended, popups: ['login'], loggedIn: false }],
  ['-600 of a guest', -600, 'guest', { popups: ['login'], loggedIn: false }],
  ['-600 inside a game', -600, 'sdk', { toasts: reopen }],
  ['-3001', -3001, 'player', { toasts: words, popups: ['games'], forgot: ['game'] }],
  ['-3014', -3014, 'player', { route: '/notArea', forgot: ['region'] }],
  ['6001', 6001, 'player', { popups: ['Identity not verified'], route: '/', loggedIn: false }],
  ['6001 inside a game', 6001, 'sdk', { popups: ['Identity not verified'], route: '/', loggedIn: false }],
  ['-3016', -3016, 'player', { route: '/errorReplenish' }],
  ['-3062', -3062, 'player', { toasts: words }],
  ['-3022', -3022, 'player', { toasts: words }],
  ['10', 10, 'player', { toasts: ["Your order isn't confirmed yet. Still checking."] }],
  ['any other', -4711, 'player', { toasts: words }],
  ['0, which is no success', 0, 'player', { toasts: words }],
]

describe('each code of spec §8, and what the player sees of it', () => {
  test('no reaction to a code is left out', () => {
    const shown = cases.map(([, code]) => code)
    const reactions = new Set(Object.values(errorCodes).map(({ reaction }) => reaction))
    for (const { code, reaction } of Object.values(errorCodes))
      if (shown.includes(code)) reactions.delete(reaction)
    expect([...reactions]).toEqual([])
  })

  test.each(cases)('%s', async (_, code, whose, seen) => {
    const services = storeOf(whose)
    services.react(await errorOfAnswer(rejected(code)))
    expect(seenIn(services)).toEqual({ ...nothing, ...seen })
  })

  test.each([
    [-3001, 'player', "This game isn't available here. Choose another game."],
    [-3062, 'player', 'No coupons for this product'],
    [-3022, 'player', 'Something went wrong. Try again from the home page.'],
    [-4711, 'player', 'Something went wrong. Try again from the home page.'],
  ] as const)('%i without a server message is shown in the store’s words', async (code, whose, text) => {
    const services = storeOf(whose)
    services.react(await errorOfAnswer(rejected(code, '')))
    expect(seenIn(services).toasts).toEqual([text])
  })

  test('6001 opens the real-name page for players who want it', async () => {
    const services = storeOf('player')
    services.react(await errorOfAnswer(rejected(6001)))
    const question = services.popups.getState().open[0]
    if (question?.kind !== 'confirm') throw new Error('no question')
    question.resolve('confirm')
    await flush()
    expect(services.routes).toEqual(['/', '/certifiedReal'])
  })
})

describe('a service that cannot be reached or understood', () => {
  test.each<[string, string | null, string]>([
    ['no answer', null, 'Network error. Check your connection and try again.'],
    ['a page in place of an answer', '<h1>Sign in', 'Something went wrong. Try again from the home page.'],
    [
      'content of a wrong shape',
      '{"code":1,"content":"x"}',
      'Something went wrong. Try again from the home page.',
    ],
  ])('%s is shown, and changes nothing', async (_, answer, text) => {
    const services = storeOf('player')
    services.react(await errorOfAnswer(answer))
    expect(seenIn(services)).toEqual({ ...nothing, toasts: [text] })
  })

  test('a device without a network shows that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const services = storeOf('player')
    services.react(await errorOfAnswer(null))
    expect(seenIn(services).toasts).toEqual(["You're offline. We'll continue when you're back online."])
  })

  test.each<[string, string | null]>([
    ['no answer', null],
    ['a page in place of an answer', '<h1>Sign in'],
    ['a rejection without a word', rejected(-4711, '')],
  ])('%s as the answer to a load shows nothing', async (_, answer) => {
    const services = storeOf('player')
    services.reactToLoad(await errorOfAnswer(answer))
    expect(seenIn(services)).toEqual(nothing)
  })
})
