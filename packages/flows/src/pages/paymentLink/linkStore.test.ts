import {
  getCouponList,
  getOrderInfo,
  getPaywayList,
  getReplenishmentCountryList,
  getReplenishmentGameList,
  getReplenishmentInfo,
  errorCodes,
} from '@topup/api-client'
import { xsolla } from '@topup/api-client/providers/xsolla'
import { gameWire, payStartWire, paywayWire, subGameWire } from '@topup/api-client/testing'
import { buildFinal, buildIntended, buildOrdered, forLink } from '@topup/domain/testing'
import en from '@topup/locales/en.json'
import { expect, test } from 'vitest'
import { accountOf } from '../../store/state/sessionStore.ts'
import { content, errorOf, held, rejection, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { handleRejection } from '../../features/purchase/recharge/buy.ts'
import { type JournalEntry, entryOfBillingNo, ownOrder, toStoredOrder } from '@topup/domain'
import { flush } from '../../testing/flush.ts'
import { createLinkStore, payLink } from './linkStore.ts'

const info = {
  game_name: 'Starfall Chronicle',
  user_name: 'mika',
  amount: 49.99,
  currency_code: 'USD',
  valid_time: 65,
  client_id: '100001',
  product_id: 'p1',
}

async function open(answer: FakeEndpoint = () => content(info)) {
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getReplenishmentInfo.path]: answer,
      [getPaywayList.path]: () => content({ country: {} }),
    },
  })
  const link = createLinkStore(services, 'R1')
  await link.getState().load()
  return { services, link, kind: () => link.getState().paymentLink.kind }
}

test('a payment link opens with its own payer and amount, and sends no token', async () => {
  const { services, link, kind } = await open()
  const { checkout } = link.getState()
  expect(kind()).toBe('open')
  expect(checkout?.session.getState().payer).toMatchObject({ paymentLinkId: 'R1', username: 'mika' })
  expect(accountOf(checkout?.session.getState() ?? services.session.getState())).toBeNull()
  expect(checkout?.recharge.getState().product?.price).toEqual({ minorUnits: 4999, currency: 'USD' })
  for (const { request } of services.api.calls) expect(request['oauth_token']).toBe('')
  expect(accountOf(services.session.getState())).toEqual(renHoshi)
})

test.each([
  ['128', 's128'],
  ['s128', 's128'],
])('a link’s server %s is sent as every server is: %s', async (server_id, value) => {
  const { link } = await open(() => content({ ...info, server_id }))
  expect(link.getState().checkout?.session.getState().payer?.serverId).toBe(value)
})

test('what a payment link does not name is left out, and no other id takes its place', async () => {
  const { product_id: _, ...rest } = info
  const { services, link } = await open(() => content(rest))
  const [asked] = services.api.callsTo(getPaywayList.path)
  expect(asked?.request).toMatchObject({ product_id: null })
  const { checkout } = link.getState()
  expect(checkout?.recharge.getState().product?.productId).toBeNull()
  expect(checkout?.session.getState().payer).toMatchObject({ serverId: null, characterId: null })
})

const idsOnAll = (id: string) => ({ web: id, ios: id, android: id })

/** Opens a link whose debt names its game without the client id, in a browser that has chosen Starfall last. */
async function openWithoutId(list: FakeEndpoint, search = '?replenish_id=R1') {
  const { client_id: _, ...rest } = info
  const services = createFakeServices({
    search,
    brand: {
      regions: ['universal', 'ja'],
      games: [
        { code: 'starfall', clientIds: idsOnAll('100001'), region: 'universal' },
        { code: 'ember', clientIds: idsOnAll('100002'), region: 'ja' },
      ],
    },
    answers: {
      [getReplenishmentInfo.path]: () => content({ ...rest, game_name: 'Ember Dynasty' }),
      [getReplenishmentGameList.path]: list,
      [getPaywayList.path]: () => content({ country: {} }),
    },
  })
  const link = createLinkStore(services, 'R1')
  await link.getState().load()
  return {
    services,
    link,
    asked: () => services.api.callsTo(getPaywayList.path).map(({ request }) => request),
    lists: () => services.api.callsTo(getReplenishmentGameList.path).map(({ request }) => request),
  }
}

const starfallListed = gameWire({ client_id: '100001', name: 'Starfall Chronicle' })
const ember = gameWire({ client_id: '100002', name: 'Ember Dynasty' })
const edition = subGameWire({ client_id: '100009', name: 'Ember Dynasty' })
const withEdition = gameWire({ client_id: '100002', name: 'Ember', sub_game: { e: edition } })

test.each([
  ['the game of its name', [starfallListed, ember], '100002'],
  ['the only one', [{ ...ember, name: 'エンバー' }], '100002'],
  ['the edition of its name, sold where its game is', [withEdition, starfallListed], '100009'],
])(
  'a debt without a client id is paid in the game that its list has: %s',
  async (_which, games, clientId) => {
    const { link, asked, lists } = await openWithoutId(() => content(games))
    expect(lists()).toMatchObject([{ replenish_id: 'R1', oauth_token: '', platform: 'web' }])
    expect(asked()).toMatchObject([{ client_id: clientId, domain_area: 'ja' }])
    expect(link.getState().checkout?.session.getState().clientId).toBe(clientId)
  },
)

test('a debt without a client id is paid in the game that the address of its link names', async () => {
  const { asked, lists } = await openWithoutId(unreachable, '?replenish_id=R1&client_id=100002')
  expect(lists()).toEqual([])
  expect(asked()).toMatchObject([{ client_id: '100002', domain_area: 'ja' }])
})

test.each([
  ['no game', []],
  ['two games of that name', [ember, { ...ember, client_id: '100009' }]],
  ['other games alone', [starfallListed, { ...ember, name: 'エンバー' }]],
])('a link whose list has %s cannot be paid here, and says so', async (_which, games) => {
  const { services, link, asked } = await openWithoutId(
    () => content(games),
    '?replenish_id=R2&client_id=100002',
  )
  expect(link.getState().paymentLink.kind).toBe('failed')
  expect(services.routes).toEqual(['/errorReplenish'])
  expect(asked()).toEqual([])
})

test('a link whose list of games cannot be reached can be tried again', async () => {
  const { services, link, asked } = await openWithoutId(unreachable)
  expect(link.getState()).toMatchObject({ paymentLink: { kind: 'failed' }, error: { kind: 'network' } })
  expect(services.routes).toEqual([])
  services.api.answer(getReplenishmentGameList.path, () => content([ember]))
  await link.getState().load()
  expect(asked()).toMatchObject([{ client_id: '100002' }])
})

test('a link whose game the service refuses keeps it, and so does the store: nobody has chosen it here', async () => {
  const services = createFakeServices({
    answers: {
      [getReplenishmentInfo.path]: () => content({ ...info, billing_no: 'B1' }),
      [getPaywayList.path]: () => rejection(-3001, 'No such game'),
    },
  })
  services.brandStorage.write('game', { clientId: '100002' })
  const link = createLinkStore(services, 'R1')
  await link.getState().load()
  await flush()
  const { checkout } = link.getState()
  expect(checkout?.session.getState()).toMatchObject({ clientId: '100001', game: { clientId: '100001' } })
  expect(checkout?.popups.getState().open).not.toContainEqual(expect.objectContaining({ kind: 'games' }))
  expect(services.brandStorage.read('game', (stored) => stored)).toEqual({ clientId: '100002' })
})

test('a payment link has no coupons: after a rejected one none are loaded, but the error is logged', async () => {
  const { services, link } = await open()
  const { checkout } = link.getState()
  const illegal = rejection(-3062, 'Not here')
  if (checkout === null || illegal.ok) throw new Error('no checkout')
  const { snapshot } = buildFinal('B1')
  const error = errorOf(illegal.error, getCouponList.path)
  const dropped = handleRejection(checkout, snapshot, error)
  services.clock.advance(1000)
  await dropped
  expect(services.api.callsTo(getCouponList.path)).toEqual([])
  expect(services.tracking.failures).toEqual([error])
})

test('the page expires at zero, and then Pay now does nothing', async () => {
  const { services, link, kind } = await open()
  services.clock.advance(64_999)
  link.getState().tick()
  expect(kind()).toBe('open')
  services.clock.advance(1)
  await payLink(link)
  expect(kind()).toBe('expired')
  expect(services.journal.getState().journal).toEqual([])
})

test.each([
  ['is over', { ...info, valid_time: 0 }, 'expired'],
  ['has a day or more', { ...info, valid_time: 90_000 }, 'open'],
  ['names no amount', { ...info, amount: -1 }, 'failed'],
])('the page of a payment link that %s says so', async (_title, wire, expected) => {
  const { kind } = await open(() => content(wire))
  expect(kind()).toBe(expected)
})

test('an invalid payment link leads to its error page; without a network the player can retry', async () => {
  const rejected = await open(() => rejection(-3016, ''))
  expect(rejected.services.routes).toEqual(['/errorReplenish'])
  const { services, link, kind } = await open(unreachable)
  expect(kind()).toBe('failed')
  services.api.answer(getReplenishmentInfo.path, () => content(info))
  await link.getState().load()
  expect(kind()).toBe('open')
})

test.each([
  ['not logged in', -600],
  ['not verified', 6001],
])('a payment link for which its visitor is %s ends no login of the player’s own', async (_title, code) => {
  const { services, kind } = await open(() => rejection(code, ''))
  expect(kind()).toBe('failed')
  expect(accountOf(services.session.getState())).toEqual(renHoshi)
  expect(services.popups.getState().open).not.toContainEqual(expect.objectContaining({ kind: 'login' }))
  expect(services.toasts.getState().messages).toEqual([])
})

test('only a paid order of this payment link makes it paid', async () => {
  for (const [paymentLinkId, expected] of [
    ['R2', 'open'],
    ['R1', 'paid'],
  ] as const) {
    const { snapshot: own } = forLink(buildFinal('B1'), { paymentLinkId })
    const { services, kind } = await open()
    const journal = services.journal.getState()
    journal.record({ kind: 'intentWritten', snapshot: own, apiOrigin: '' })
    journal.record({
      kind: 'billingNoReceived',
      snapshot: own,
      billingNo: 'B1',
      payUrl: null,
      apiOrigin: '',
      origin: ownOrder,
    })
    journal.record({ kind: 'fullStatusRead', billingNo: 'B1', outcome: 'success', atMs: 1 })
    expect(kind()).toBe(expected)
  }
})

test('a payment under way continues after the countdown has ended', async () => {
  const { services, link, kind } = await open()
  const { snapshot: own } = forLink(buildFinal('B1'))
  services.journal.getState().record({ kind: 'intentWritten', snapshot: own, apiOrigin: '' })
  services.clock.advance(120_000)
  link.getState().tick()
  expect(kind()).toBe('paying')
  services.journal.getState().record({ kind: 'intentDiscarded', intentId: own.intentId })
  expect(kind()).toBe('expired')
})

test.each([
  ['order', buildOrdered('B1'), 'paying'],
  ['intent', buildIntended('i1'), 'expired'],
] as const)('a link that is read when its time is over, with an open %s', async (_what, entry, expected) => {
  const services = createFakeServices({
    journal: [forLink(entry)],
    answers: {
      [getReplenishmentInfo.path]: () => content({ ...info, valid_time: 0 }),
      [getPaywayList.path]: () => content({ country: {} }),
    },
  })
  const link = createLinkStore(services, 'R1')
  await link.getState().load()
  expect(link.getState().paymentLink.kind).toBe(expected)
  await payLink(link)
  expect(services.journal.getState().journal).toHaveLength(1)
})

/** Opens a payment link with a method chosen; `journal` is what this device knows of it. */
async function openToPay(journal: readonly JournalEntry[] = []) {
  const services = createFakeServices({
    providers: [xsolla],
    journal,
    answers: {
      [getReplenishmentInfo.path]: () => content(info),
      [getPaywayList.path]: () => content({ country: { MY: [paywayWire({ channel_id: 11001 })] } }),
      [getOrderInfo.path]: unreachable,
      [xsolla.path]: () => content(payStartWire()),
    },
  })
  const link = createLinkStore(services, 'R1')
  await link.getState().load()
  await flush()
  const checkout = () => {
    const made = link.getState().checkout
    if (made === null) throw new Error('no checkout')
    return made
  }
  const { recharge } = checkout()
  recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
  return {
    services,
    link,
    checkout,
    asks: (over: object) =>
      services.api.answer(getReplenishmentInfo.path, () => content({ ...info, ...over })),
    kind: () => link.getState().paymentLink.kind,
    price: () => checkout().recharge.getState().product?.price?.minorUnits,
    sent: () => services.api.callsTo(xsolla.path),
    texts: () => services.toasts.getState().messages.map(({ text }) => text),
  }
}

test('Pay now pays what is on the page while the link still asks for it', async () => {
  const { link, services, sent } = await openToPay()
  await payLink(link)
  expect(sent()).toHaveLength(1)
  expect(services.journal.getState().journal).toMatchObject([
    { kind: 'ordered', snapshot: { payable: { minorUnits: 4999 } } },
  ])
})

test('Pay now sends nothing when the link asks for another amount by now, and the page shows that amount', async () => {
  const { services, link, asks, kind, price, sent, texts } = await openToPay()
  asks({ amount: 59.99 })
  await payLink(link)
  await flush()
  expect(sent()).toEqual([])
  expect(services.journal.getState().journal).toEqual([])
  expect([kind(), price()]).toEqual(['open', 5999])
  expect(link.getState().paymentLink).toMatchObject({ info: { amount: { minorUnits: 5999 } } })
  expect(texts()).toEqual([en.error.priceChanged])
})

test('Pay now sends nothing when the time of the link is over by now, and the page says so', async () => {
  const { services, link, asks, kind, sent, texts } = await openToPay()
  asks({ valid_time: 0 })
  await payLink(link)
  await flush()
  expect(sent()).toEqual([])
  expect(services.journal.getState().journal).toEqual([])
  expect([kind(), texts()]).toEqual(['expired', []])
})

test('beside an order that nobody knows of, no second one is made when the time of the link is over', async () => {
  const lost = forLink(buildIntended('i1'))
  const { services, link, checkout, asks, kind, sent } = await openToPay([lost])
  expect(kind()).toBe('paying')
  asks({ valid_time: 0 })
  services.clock.advance(65_000)
  const paid = payLink(link)
  await flush()
  const [question] = checkout().popups.getState().open
  if (question?.kind !== 'confirm') throw new Error('no question')
  question.resolve('cancel')
  checkout().popups.getState().close(question.id)
  await paid
  await flush()
  expect(sent()).toEqual([])
  expect(services.journal.getState().journal).toMatchObject([
    { kind: 'intended', snapshot: { intentId: 'i1' } },
  ])
  expect(kind()).toBe('expired')
})

test.each([
  ['asks for another amount', { amount: 59.99 }, ['open', 5999, [en.error.priceChanged]]],
  ['asks for the same', {}, ['open', 4999, []]],
  ['is over', { valid_time: 0 }, ['expired', 4999, []]],
] as const)('a page that is returned to shows a link that %s', async (_what, over, expected) => {
  const { link, asks, kind, price, texts } = await openToPay()
  asks(over)
  await link.getState().lookAgain()
  expect([kind(), price(), texts()]).toEqual(expected)
})

test('a payment that was begun keeps its amount when the page is returned to', async () => {
  const { link, asks, kind, price, texts } = await openToPay([forLink(buildIntended('i1'))])
  asks({ amount: 59.99 })
  await link.getState().lookAgain()
  expect([kind(), price(), texts()]).toEqual(['paying', 4999, []])
})

const named = (over: object = {}) => content({ ...info, billing_no: 'B7', ...over })
const order = (status: number) =>
  content({ billing_no: 'B7', status, product_name: 'Gems', pay_url: 'https://pay.provider.example/B7' })

/** Opens a payment link that names order B7; `asked` answers queries about that order. */
async function openNamed(asked: FakeEndpoint) {
  const opened = await open(() => named())
  const { services, link, kind } = opened
  const atFirst = kind()
  services.api.answer(getOrderInfo.path, asked)
  await link.getState().lookAgain()
  const popups = () =>
    link
      .getState()
      .checkout?.popups.getState()
      .open.map((popup) => popup.kind)
  return { ...opened, atFirst, popups }
}

test.each([
  ['cannot be reached', unreachable, 'unreachable'],
  ['says that it knows none such', () => rejection(errorCodes.noSuchOrder.code, ''), 'notFound'],
  ['says something else', () => rejection(-500, ''), 'noInformation'],
] as const)('nothing can be paid while the service names an order and %s', async (_why, asked, told) => {
  const { services, link, atFirst, kind, popups } = await openNamed(asked)
  expect([atFirst, kind()]).toEqual(['checking', 'checking'])
  expect(link.getState().lastAnswer).toBe(told)
  await payLink(link)
  expect(popups()).toEqual([])
  expect(services.journal.getState().journal).toMatchObject([{ kind: 'ordered', billingNo: 'B7' }])
})

test('an open order that the link names is shown once, and Pay now opens it', async () => {
  const { services, link, kind, popups } = await openNamed(() => order(-1))
  expect(kind()).toBe('paying')
  expect(popups()).toEqual(['result'])
  link.getState().checkout?.popups.getState().closeAll()
  await link.getState().lookAgain()
  expect(popups()).toEqual([])
  await payLink(link)
  expect(popups()).toEqual(['result'])
  expect(services.journal.getState().journal).toHaveLength(1)
})

test('an order of the link is queried without a token', async () => {
  const { services } = await openNamed(() => order(-1))
  const asked = services.api.callsTo(getOrderInfo.path).map(({ request }) => request)
  expect(asked).not.toEqual([])
  for (const request of asked) expect(request).toMatchObject({ oauth_token: '', billing_no: 'B7' })
})

test('a payment link whose order is paid is paid; one whose order failed can be paid again', async () => {
  const paid = await openNamed(() => order(1))
  expect([paid.kind(), paid.popups()]).toEqual(['paid', []])
  const failed = await openNamed(() => order(-2))
  expect([failed.kind(), failed.popups()]).toEqual(['open', []])
})

test('an order that the link names is kept at once, however long the countries take', async () => {
  const { services, link } = await open()
  services.api.answer(getReplenishmentInfo.path, () => content({ ...info, billing_no: 'B7' }))
  services.api.answer(getReplenishmentCountryList.path, held().endpoint)
  void link.getState().load()
  await flush()
  expect(entryOfBillingNo(services.journal.getState().journal, 'B7')).not.toBeNull()
})

test('the countdown starts when the debt is answered, however long the countries take', async () => {
  const countries = held()
  const services = createFakeServices({
    answers: {
      [getReplenishmentInfo.path]: () => content(info),
      [getReplenishmentCountryList.path]: countries.endpoint,
      [getPaywayList.path]: () => content({ country: {} }),
    },
  })
  const link = createLinkStore(services, 'R1')
  const loaded = link.getState().load()
  await flush()
  services.clock.advance(60_000)
  countries.answer(content([]))
  await loaded
  expect(link.getState().paymentLink.kind).toBe('open')
  services.clock.advance(5_000)
  link.getState().tick()
  expect(link.getState().paymentLink.kind).toBe('expired')
})

test('an open page changes to paid when the link names an order that another device has paid', async () => {
  const { services, link, kind } = await open()
  services.api.answer(getReplenishmentInfo.path, () => named())
  services.api.answer(getOrderInfo.path, () => order(1))
  await link.getState().lookAgain()
  expect(kind()).toBe('paid')
})

test.each([
  ['its player returns', (link: ReturnType<typeof createLinkStore>) => link.getState().lookAgain()],
  ['Pay now is tapped', payLink],
])('an open page says that another tab has paid when %s, and sends nothing', async (_when, act) => {
  const { services, link, kind } = await open()
  services.brandStorage.write('order.no.B5', toStoredOrder(forLink(buildFinal('B5'))))
  expect(kind()).toBe('open')
  await act(link)
  expect(kind()).toBe('paid')
  expect(services.journal.getState().journal).toHaveLength(1)
})

test('what another tab has paid during the tap on Pay now stays paid, although the link can be read no more', async () => {
  const { services, link, kind, sent } = await openToPay()
  const debt = held()
  services.api.answer(getReplenishmentInfo.path, debt.endpoint)
  void payLink(link)
  await flush()
  services.brandStorage.write('order.no.B5', toStoredOrder(forLink(buildFinal('B5'))))
  services.api.answer(getReplenishmentInfo.path, () => rejection(-7, 'Paid'))
  debt.answer(content(info))
  await flush()
  expect([kind(), sent()]).toEqual(['paid', []])
})

test('the order of a link that could not be asked about stays unread whatever is heard of another one', async () => {
  const other = buildOrdered('B1')
  const { services, link, kind } = await openNamed(unreachable)
  services.brandStorage.write('order.no.B1', toStoredOrder(other))
  services.api.answer(getOrderInfo.path, ({ billing_no }) =>
    billing_no === 'B1' ? content({ billing_no, status: -1 }) : unreachable(),
  )
  await Promise.all([link.getState().lookAgain(), services.poller.refresh('B1')])
  expect([kind(), link.getState().lastAnswer]).toEqual(['checking', 'unreachable'])
})

test('a result that offers to pay closes when another order has paid the debt', async () => {
  const { services, link, kind, popups } = await openNamed(() => order(-1))
  expect(popups()).toEqual(['result'])
  services.api.answer(getReplenishmentInfo.path, () => named({ billing_no: 'B8' }))
  services.api.answer(getOrderInfo.path, ({ billing_no }) =>
    billing_no === 'B8' ? content({ billing_no, status: 1 }) : order(-1),
  )
  await link.getState().lookAgain()
  expect([kind(), popups()]).toEqual(['paid', []])
})

test.each<[string, readonly object[], readonly string[]]>([
  ['forbids the others', [{ code: 'SG' }], ['SG']],
  ['may be written in small letters', [{ code: ' sg ' }], ['SG']],
  ['forbids all of them where it names others by codes of the same form', [{ code: 'TW' }, { code: 1 }], []],
  [
    'forbids nothing where it names none of them by its code',
    [{ code: 'MYS' }, { code: 1, name: 'Malaysia' }],
    ['my', 'SG'],
  ],
])('the list of countries of a payment link %s', async (_what, countries, expected) => {
  const services = createFakeServices({
    providers: [xsolla],
    answers: {
      [getReplenishmentInfo.path]: () => content(info),
      [getReplenishmentCountryList.path]: () => content(countries),
      [getPaywayList.path]: () =>
        content({
          country: { my: [paywayWire({ channel_id: 11001 })], SG: [paywayWire({ channel_id: 11001 })] },
        }),
    },
  })
  const link = createLinkStore(services, 'R1')
  await link.getState().load()
  await flush()
  const { methods } = link.getState().checkout?.recharge.getState() ?? {}
  expect(methods?.kind === 'ready' && methods.value.map(({ region }) => region)).toEqual(expected)
})
