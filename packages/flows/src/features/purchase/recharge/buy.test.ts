// @vitest-environment jsdom
import { errorCodes } from '@topup/api-client'
import {
  couponPriceWire,
  couponWire,
  goodsGroupWire,
  goodsWire,
  limitWire,
  pageConfigWire,
  paywayWire,
  payStartWire,
  serverWire,
} from '@topup/api-client/testing'
import { type JournalEntry, externalOrder, nothingReported, toStoredOrder, idsOf } from '@topup/domain'
import {
  buildDismissed,
  buildProduct,
  buildIntended,
  buildLimit,
  buildOrdered,
  forLink,
} from '@topup/domain/testing'
import { describe, expect, test, vi } from 'vitest'
import { noLimits } from '../../products/catalogueStore.ts'
import { xsolla } from '@topup/api-client/providers/xsolla'
import { content, held, rejection, unreachable, type FakeEndpoint } from '../../../testing/fakeApi.ts'
import { createFakeServices, renHoshi, starfall, type FakeServices } from '../../../testing/fakeServices.ts'
import { createFakeDisk, type FakeDisk } from '../../../testing/fakeDisk.ts'
import { createFakeStorage } from '../../../testing/fakeStorage.ts'
import { flush, pass } from '../../../testing/flush.ts'
import { diskLateMs, diskLimitMs } from '../../../platform/withinLimit.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { buy } from './buy.ts'
import { followEnds } from '../orders/results.ts'
import { quoteOf } from './openRecharge.ts'

const starter = '/api/pay/xsolla_pay'
const status = '/api/pay/getOrderInfo'
const limits = '/api/pay/getLimitProductInfo'

interface Setup {
  readonly answers?: Readonly<Record<string, FakeEndpoint>>
  readonly journal?: readonly JournalEntry[]
  readonly coupons?: boolean
  readonly storage?: Storage
  readonly disk?: FakeDisk
}

/** An order of the player who is logged in. */
const ofRenHoshi = <Entry extends JournalEntry>(entry: Entry): Entry => ({
  ...entry,
  snapshot: { ...entry.snapshot, recipient: { ...entry.snapshot.recipient, suid: renHoshi.suid } },
})

/** A player with a character, at a product with a method chosen. */
async function atCheckout({
  answers = {},
  journal = [],
  coupons = false,
  storage = createFakeStorage(),
  disk = createFakeDisk(),
}: Setup = {}): Promise<FakeServices> {
  const services = createFakeServices({
    account: renHoshi,
    providers: [xsolla],
    journal: journal.map(ofRenHoshi),
    storage,
    disk,
    answers: {
      '/api/config/recharge': () => content(pageConfigWire({ is_open_coupon: coupons ? 1 : 0 })),
      '/api/pay/getPaywayList': () => content({ country: { MY: [paywayWire({ channel_id: 11001 })] } }),
      '/api/coupons/couponList': () => content([couponWire()]),
      '/api/coupons/couponPrice': () => content(couponPriceWire()),
      [starter]: () => content(payStartWire()),
      [status]: () => rejection(errorCodes.noSuchOrder.code, 'No such order.'),
      [limits]: () => content([]),
      ...answers,
    },
  })
  followEnds(services)
  const { selection, catalogue, recharge } = services
  const character = { display: 'Kaelith', value: '900001' }
  selection.getState().change((kept) => ({ ...kept, server: { display: 'S128', value: 's128' }, character }))
  await catalogue.getState().loadPageConfig()
  void catalogue.getState().loadLimits()
  await recharge.getState().open(buildProduct(), { withCoupons: coupons })
  recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
  await flush()
  return services
}

const endOf = ({ journal }: FakeServices, billingNo: string, outcome: 'success' | 'fail') =>
  journal.getState().record({ kind: 'fullStatusRead', billingNo, outcome, atMs: 1 })
const topOf = ({ popups }: FakeServices) => popups.getState().open.at(-1)
const toastsOf = ({ toasts }: FakeServices) => toasts.getState().messages.map(({ text }) => text)
const sentBy = ({ api }: FakeServices) => api.callsTo(starter)

async function answerTop(services: FakeServices, answer: 'confirm' | 'cancel'): Promise<void> {
  const top = topOf(services)
  if (top?.kind !== 'confirm') throw new Error(`no question but ${top?.kind}`)
  top.resolve(answer)
  services.popups.getState().close(top.id)
  await flush()
}

test('a tap on Buy sends one order and shows its result', async () => {
  const services = await atCheckout()
  await buy(services)
  expect(sentBy(services)).toHaveLength(1)
  const [entry] = services.journal.getState().journal
  expect(entry).toMatchObject({ kind: 'ordered', snapshot: { payable: { minorUnits: 499 } } })
  expect(topOf(services)).toMatchObject({
    kind: 'result',
    order: entry?.kind === 'ordered' && entry.billingNo,
  })
  expect(services.recharge.getState().placing.kind).toBe('no')
  expect(toastsOf(services)).toEqual([])
})

describe('products that were read for a guest', () => {
  const points = '/api/pay/productPoints'
  const { productId: value } = buildProduct()
  const priced = (price: number) => () =>
    content([goodsGroupWire({ goods: [goodsWire({ value, price, currency: 'USD' })] })])

  /** The list is the guest's; that of the account is asked for. */
  async function afterLogin(ofAccount: FakeEndpoint): Promise<FakeServices> {
    const services = await atCheckout()
    const { api, catalogue, session } = services
    session.getState().logOut()
    api.answer(points, priced(4.99))
    await catalogue.getState().loadProducts()
    session.getState().logIn(renHoshi)
    api.answer(points, ofAccount)
    void catalogue.getState().loadProducts()
    await flush()
    return services
  }

  test('are not bought while those of the account are on their way; the tap waits, and goes on at the same price', async () => {
    const answer = held()
    const services = await afterLogin(answer.endpoint)
    const tap = buy(services)
    await flush()
    expect(sentBy(services)).toHaveLength(0)
    expect(services.recharge.getState().isAwaiting).toBe(true)
    answer.answer(priced(4.99)())
    await tap
    expect(sentBy(services)).toHaveLength(1)
  })

  test.each<[string, FakeEndpoint, string]>([
    ['another price', priced(5.99), 'error.priceChanged'],
    [
      'no such product',
      () => content([goodsGroupWire({ goods: [goodsWire({ value: 'other' })] })]),
      'product.gone',
    ],
  ])('are not bought where the account has %s', async (_what, endpoint, text) => {
    const answer = held()
    const services = await afterLogin(answer.endpoint)
    const tap = buy(services)
    await flush()
    answer.answer(await endpoint({}))
    await tap
    expect(sentBy(services)).toHaveLength(0)
    const { display } = buildProduct()
    expect(toastsOf(services)).toContain(services.translator.t(text as 'product.gone', { product: display }))
  })

  test('are not bought when those of the account cannot be read; each tap asks again', async () => {
    const services = await afterLogin(unreachable)
    await buy(services)
    expect(sentBy(services)).toHaveLength(0)
    expect(toastsOf(services)).toContain(services.translator.t('error.network'))
    const asked = services.api.callsTo(points).length
    services.api.answer(points, priced(4.99))
    await buy(services)
    expect(services.api.callsTo(points)).toHaveLength(asked + 1)
    expect(sentBy(services)).toHaveLength(1)
  })

  test.each([
    ['another language of the brand', '.ja.'],
    ['a language that the brand does not name', '.sw.'],
    ['no language', '..'],
  ])('are bought when they were read in %s', async (_what, language) => {
    const services = await afterLogin(priced(4.99))
    services.catalogue.setState(({ productsOf }) => ({
      productsOf: (productsOf ?? '').replace('.en.', language),
    }))
    await buy(services)
    expect(sentBy(services)).toHaveLength(1)
  })
})

describe('what was withdrawn while the page was open', () => {
  const points = '/api/pay/productPoints'
  const paywayList = '/api/pay/getPaywayList'
  const { productId: value, display } = buildProduct()
  const listing = (id: string) => () =>
    content([goodsGroupWire({ goods: [goodsWire({ value: id, price: 4.99, currency: 'USD' })] })])
  const gone = ({ translator }: FakeServices) => translator.t('product.gone', { product: display })

  /** A list of the account has come, without or with the product on the screen. */
  async function listed(id: string): Promise<FakeServices> {
    const services = await atCheckout({ answers: { [points]: listing(id) } })
    await services.catalogue.getState().loadProducts()
    return services
  }

  test('a product that the list no longer has is not bought; each tap asks again', async () => {
    const services = await listed('other')
    await buy(services)
    await buy(services)
    expect(sentBy(services)).toHaveLength(0)
    expect(toastsOf(services)).toContain(gone(services))
    expect(services.api.callsTo(points)).toHaveLength(3)
    expect(services.recharge.getState().isAwaiting).toBe(false)
  })

  test('a product that a damaged list has left out is bought once it is there again', async () => {
    const services = await listed('other')
    services.api.answer(points, listing(value))
    await buy(services)
    expect(sentBy(services)).toHaveLength(1)
  })

  test('a product that cannot be asked about is not bought, until it is there again', async () => {
    const services = await listed('other')
    services.api.answer(points, unreachable)
    await buy(services)
    expect(sentBy(services)).toHaveLength(0)
    services.api.answer(points, listing(value))
    await buy(services)
    expect(sentBy(services)).toHaveLength(1)
  })

  test('a product that is listed is bought while the list is read again, whatever becomes of that', async () => {
    const services = await listed(value)
    services.api.answer(points, held().endpoint)
    void services.catalogue.getState().loadProducts()
    await buy(services)
    expect(sentBy(services)).toHaveLength(1)
  })

  const methodsOf =
    (...ids: readonly string[]) =>
    () =>
      content({ country: { MY: ids.map((payway_id) => paywayWire({ payway_id, channel_id: 11001 })) } })
  const shownMethods = ({ recharge }: FakeServices) => {
    const { methods } = recharge.getState()
    return methods.kind === 'ready'
      ? methods.value.flatMap((each) => each.methods.map((one) => one.paywayId))
      : methods.kind
  }

  test('a method that is withdrawn leaves the screen after a refusal', async () => {
    const services = await atCheckout({ answers: { [starter]: () => rejection(-9, 'No such method') } })
    services.api.answer(paywayList, methodsOf('800'))
    await buy(services)
    await flush()
    expect(shownMethods(services)).toEqual(['800'])
    expect(services.recharge.getState().payment.choice.kind).toBe('region')
  })

  test.each<[string, FakeEndpoint]>([
    ['are the same', methodsOf('700')],
    ['cannot be asked for', unreachable],
    ['have not come yet', held().endpoint],
  ])('after a refusal for another reason the choice stays where the methods %s', async (_what, again) => {
    const services = await atCheckout({
      answers: { [paywayList]: methodsOf('700'), [starter]: () => rejection(-9, 'Busy') },
    })
    services.api.answer(paywayList, again)
    const { choice } = services.recharge.getState().payment
    await buy(services)
    await flush()
    expect(shownMethods(services)).toEqual(['700'])
    expect(services.recharge.getState().payment.choice).toBe(choice)
    services.api.answer(starter, () => content(payStartWire()))
    await buy(services)
    expect(sentBy(services)).toHaveLength(2)
    expect(services.journal.getState().journal).toMatchObject([{ kind: 'ordered' }])
  })

  test('a product that is opened after a refusal does not wait for the methods of the one before', async () => {
    const services = await atCheckout({ answers: { [starter]: () => rejection(-9, 'Busy') } })
    services.api.answer(paywayList, held().endpoint)
    await buy(services)
    services.api.answer(paywayList, methodsOf('800'))
    await services.recharge.getState().open(buildProduct({ productId: 'other' }), { withCoupons: false })
    expect(shownMethods(services)).toEqual(['800'])
  })

  test('methods are asked for again with the next product once the list of products was read again', async () => {
    const services = await atCheckout({ answers: { [points]: listing(value) } })
    const open = () => services.recharge.getState().open(buildProduct(), { withCoupons: false })
    const asked = () => services.api.callsTo(paywayList).length
    await open()
    expect(asked()).toBe(1)
    await services.catalogue.getState().loadProducts()
    await open()
    await open()
    expect(asked()).toBe(2)
  })
})

describe('offline', () => {
  const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  test('nothing is sent and no intent is recorded until the player tries anyway', async () => {
    const services = await atCheckout()
    const calls = services.api.calls.length
    goOffline()
    const bought = buy(services)
    await flush()
    expect(topOf(services)).toMatchObject({ kind: 'confirm', title: "You're offline" })
    expect(services.api.calls).toHaveLength(calls)
    expect(services.journal.getState().journal).toEqual([])
    await answerTop(services, 'cancel')
    await bought
    expect(sentBy(services)).toHaveLength(1)
    expect(services.journal.getState().journal).toMatchObject([{ kind: 'ordered' }])
  })

  test('nothing is bought when another character was chosen while the question was open', async () => {
    const services = await atCheckout()
    goOffline()
    const bought = buy(services)
    await flush()
    services.selection
      .getState()
      .change((held) => ({ ...held, character: { value: 'r9', display: 'Other' } }))
    await answerTop(services, 'cancel')
    await bought
    expect(sentBy(services)).toEqual([])
    expect(services.journal.getState().journal).toEqual([])
    expect(toastsOf(services)).toHaveLength(1)
  })

  test('a player who closes the question has ordered nothing, and the next tap asks again', async () => {
    const services = await atCheckout()
    goOffline()
    for (let tap = 0; tap < 2; tap += 1) {
      const bought = buy(services)
      await answerTop(services, 'confirm')
      await bought
    }
    expect(sentBy(services)).toEqual([])
    expect(services.journal.getState().journal).toEqual([])
  })
})

test.each([
  ['crystals.680', 'Buy again anyway'],
  ['pass.moon', 'Buy this as well'],
])('beside an open order of %s the offer reads "%s"', async (productId, label) => {
  const open = buildOrdered('B7')
  const product = { ...open.snapshot.product, productId }
  const services = await atCheckout({ journal: [{ ...open, snapshot: { ...open.snapshot, product } }] })
  void buy(services)
  await flush()
  expect(topOf(services)).toMatchObject({ kind: 'confirm', cancelLabel: label })
})

test.each([
  [
    'names an order that is known',
    buildOrdered('B7'),
    'Your order: 680 Crystals for Kaelith. Check it first, or you may pay twice.',
  ],
  [
    'leaves out what is not known',
    { ...buildOrdered('B7'), origin: externalOrder(nothingReported) },
    'Check it first, or you may pay twice.',
  ],
])('the warning of a second payment %s', async (_what, open, text) => {
  const services = await atCheckout({ journal: [open] })
  void buy(services)
  await flush()
  expect(topOf(services)).toMatchObject({
    kind: 'confirm',
    text,
  })
})

test('what another payment link owes is no order of this product', async () => {
  const services = await atCheckout()
  services.brandStorage.write('order.no.B9', toStoredOrder(forLink(buildOrdered('B9'))))
  void buy(services)
  await flush()
  expect(topOf(services)).toMatchObject({ kind: 'confirm', cancelLabel: 'Buy this as well' })
})

test('another account’s open order causes no warning and does not stop this one', async () => {
  const services = await atCheckout()
  services.brandStorage.write('order.no.B9', toStoredOrder(buildOrdered('B9')))
  await buy(services)
  expect(sentBy(services)).toHaveLength(1)
  expect(services.journal.getState().journal).toHaveLength(2)
})

test('the seven identity parameters are the snapshot’s', async () => {
  const services = await atCheckout()
  await buy(services)
  const { snapshot } = services.journal.getState().journal[0] ?? buildOrdered('none')
  expect(sentBy(services)[0]?.request).toMatchObject({
    client_id: idsOf(snapshot.recipient).clientId,
    server_id: 's128',
    role_id: '900001',
    product_id: 'crystals.680',
    session_id: snapshot.intentId,
    session_time: String(snapshot.intendedAtMs),
    pay_id: '700',
    channel_id: '11001',
    country: 'MY',
  })
})

test('what was priced in one payment region is not bought in another', async () => {
  const services = await atCheckout()
  services.session.setState({ region: 'ja' })
  await buy(services)
  expect(sentBy(services)).toHaveLength(0)
  services.session.setState({ region: 'universal' })
  await buy(services)
  expect(sentBy(services)).toHaveLength(1)
})

test('20 taps in one tick are one order', async () => {
  const service = held()
  const services = await atCheckout({ answers: { [starter]: service.endpoint } })
  const taps = Array.from({ length: 20 }, () => buy(services))
  await flush()
  void buy(services)
  service.answer(content(payStartWire()))
  await Promise.all(taps)
  expect(sentBy(services)).toHaveLength(1)
})

test('20 taps before a question lead to one question', async () => {
  const services = await atCheckout({ journal: [buildOrdered('B1')] })
  for (let tap = 0; tap < 20; tap += 1) void buy(services)
  await flush()
  expect(services.popups.getState().open).toHaveLength(1)
})

test('a purchase that lacks something the call needs is not sent and leaves no order behind', async () => {
  const services = await atCheckout()
  services.recharge.setState({ product: buildProduct({ productId: '' }) })
  await buy(services)
  expect(sentBy(services)).toEqual([])
  expect(services.journal.getState().journal).toEqual([])
  expect(toastsOf(services)).toEqual([
    "We couldn't start this payment. You haven't been charged. Choose another payment method.",
  ])
  expect(services.recharge.getState().placing.kind).toBe('no')
})

test.each<[string, FakeEndpoint, string[]]>([
  [
    'a yes without a billing number',
    () => content({ billing_no: '', url: null }),
    ["We don't have an order number yet. Don't pay again: we're checking your order."],
  ],
  [
    'silence',
    () => ({ ok: false, error: { kind: 'network', endpoint: '', hostsTried: [], mayHaveTakenEffect: true } }),
    [],
  ],
])('%s shows that the order is being checked, never that it failed', async (_what, endpoint, toasts) => {
  const services = await atCheckout({ answers: { [starter]: endpoint } })
  await buy(services)
  expect(services.journal.getState().journal).toMatchObject([{ kind: 'intended' }])
  expect(topOf(services)?.kind).toBe('result')
  expect(toastsOf(services)).toEqual(toasts)
})

test.each<[string, unknown, string[]]>([
  ['no link', { billing_no: 'B1' }, []],
  ['a link', payStartWire(), []],
])('an answer with %s says nothing about invalid links', async (_what, answer, texts) => {
  const services = await atCheckout({ answers: { [starter]: () => content(answer) } })
  await buy(services)
  expect(toastsOf(services)).toEqual(texts)
})

test('an invalid payment URL is reported, and the order shown', async () => {
  const services = await atCheckout()
  Object.assign(services.placing, { parsePayUrl: () => null })
  await buy(services)
  expect(toastsOf(services)).toEqual([
    "We couldn't open the payment page. Reload to see your order. Don't order again.",
  ])
  expect(topOf(services)?.kind).toBe('result')
})

test('a rejection makes Buy available again, discards the intent and shows the service’s message', async () => {
  const services = await atCheckout({ answers: { [starter]: () => rejection(-7, 'Closed today') } })
  await buy(services)
  expect(services.journal.getState().journal).toEqual([])
  expect(toastsOf(services)).toEqual(['Closed today'])
  await buy(services)
  expect(sentBy(services)).toHaveLength(2)
})

test('a refusal goes with the next tap, and stands over no receipt', async () => {
  const services = await atCheckout({ answers: { [starter]: () => rejection(-7, 'Closed today') } })
  await buy(services)
  services.api.answer(starter, () => content(payStartWire()))
  await buy(services)
  expect(topOf(services)?.kind).toBe('result')
  expect(toastsOf(services)).toEqual([])
})

describe('a rejection that the browser’s own second sending may have caused', () => {
  const rejected = { [starter]: () => rejection(-7, 'Closed today') }

  test('shows “checking” while the service is asked, then the order that it knows', async () => {
    const service = held()
    const services = await atCheckout({ answers: { ...rejected, [status]: service.endpoint } })
    const tap = buy(services)
    await flush()
    expect(services.recharge.getState().placing.kind).toBe('checking')
    expect(toastsOf(services)).toEqual([])
    service.answer(content({ billing_no: 'B1', status: -1 }))
    await tap
    expect(services.journal.getState().journal).toMatchObject([{ kind: 'ordered', billingNo: 'B1' }])
    expect(topOf(services)?.kind).toBe('result')
    expect(toastsOf(services)).toEqual([])
  })

  test('shows the order as being checked when the service cannot be asked, with the service’s message', async () => {
    const services = await atCheckout({ answers: { ...rejected, [status]: () => unreachable() } })
    await buy(services)
    expect(services.journal.getState().journal).toMatchObject([{ kind: 'rejected' }])
    expect(topOf(services)?.kind).toBe('result')
    expect(toastsOf(services)).toEqual(['Closed today'])
    expect(services.recharge.getState().placing.kind).toBe('no')
  })

  test('is believed when the query is not understood: nothing is open, and the player reads why', async () => {
    const services = await atCheckout({
      answers: { ...rejected, [status]: () => rejection(-1, 'No such parameter') },
    })
    await buy(services)
    expect(services.journal.getState().journal).toEqual([])
    expect(topOf(services)?.kind).not.toBe('result')
    expect(toastsOf(services)).toEqual(['Closed today'])
    expect(services.recharge.getState().placing.kind).toBe('no')
  })

  test('with an ended session asks for the login, and leaves no order', async () => {
    const ended = () => rejection(-600, '')
    const services = await atCheckout({ answers: { [starter]: ended, [status]: ended } })
    await buy(services)
    expect(services.journal.getState().journal).toEqual([])
    expect(services.popups.getState().open.map(({ kind }) => kind)).not.toContain('result')
    expect(topOf(services)?.kind).toBe('login')
  })
})

describe('an open order', () => {
  const open = buildOrdered('B1')

  test('causes a warning before another one, and can be shown instead', async () => {
    const services = await atCheckout({ journal: [open] })
    void buy(services)
    await flush()
    await answerTop(services, 'confirm')
    expect(topOf(services)).toMatchObject({ kind: 'result', order: open.billingNo })
    expect(sentBy(services)).toEqual([])
  })

  test('lets a second order go out after the warning', async () => {
    const services = await atCheckout({ journal: [open] })
    void buy(services)
    await flush()
    await answerTop(services, 'cancel')
    expect(sentBy(services)).toHaveLength(1)
    expect(services.api.callsTo(status).length).toBeGreaterThan(0)
  })

  test('that proves to be paid during the question is shown, and nothing is sent', async () => {
    const services = await atCheckout({
      journal: [open],
      answers: { [status]: () => content({ billing_no: 'B1', status: 1 }) },
    })
    await buy(services)
    expect(sentBy(services)).toEqual([])
    expect(services.popups.getState().open).toMatchObject([{ kind: 'result', order: open.billingNo }])
  })

  test('that is paid while another tab holds up the next one is shown, and the next one is not sent', async () => {
    const services = await atCheckout({ journal: [open] })
    const { lock } = services.placing
    let letGo = () => {}
    const freed = new Promise<void>((resolve) => (letGo = resolve))
    Object.assign(services.placing, {
      lock: async (...asked: Parameters<typeof lock>) => freed.then(() => lock(...asked)),
    })
    const tap = buy(services)
    await flush()
    await answerTop(services, 'cancel')
    endOf(services, open.billingNo, 'success')
    letGo()
    await tap
    expect(sentBy(services)).toEqual([])
    expect(topOf(services)).toMatchObject({ kind: 'result', order: open.billingNo })
    expect(services.journal.getState().journal).toHaveLength(1)
  })

  test('that fails during the question is shown too: it is no longer unfinished', async () => {
    const services = await atCheckout({ journal: [open] })
    const tap = buy(services)
    await flush()
    endOf(services, open.billingNo, 'fail')
    await tap
    expect(sentBy(services)).toEqual([])
    expect(services.popups.getState().open).toMatchObject([{ kind: 'result', order: open.billingNo }])
  })

  test('is shown when it was paid while the player was asked about another one', async () => {
    const services = await atCheckout({ journal: [open, buildOrdered('B2')] })
    const tap = buy(services)
    await flush()
    endOf(services, open.billingNo, 'success')
    await answerTop(services, 'cancel')
    await tap
    expect(sentBy(services)).toEqual([])
    expect(topOf(services)).toMatchObject({ kind: 'result', order: open.billingNo })
  })

  test('that was paid out of sight is shown at the next tap, and the tap after it buys', async () => {
    const services = await atCheckout({ journal: [open] })
    endOf(services, open.billingNo, 'success')
    await buy(services)
    expect(sentBy(services)).toEqual([])
    expect(topOf(services)).toMatchObject({ kind: 'result', order: open.billingNo })
    await buy(services)
    expect(sentBy(services)).toHaveLength(1)
  })

  test('that appears during the question causes a warning too', async () => {
    const services = await atCheckout({ journal: [open] })
    void buy(services)
    await flush()
    const late = ofRenHoshi(buildIntended('late'))
    services.brandStorage.write('order.late', toStoredOrder(late))
    await answerTop(services, 'cancel')
    expect(sentBy(services)).toEqual([])
    expect(topOf(services)?.kind).toBe('confirm')
    await answerTop(services, 'confirm')
    expect(topOf(services)).toMatchObject({ kind: 'result', order: 'late' })
  })

  test('that was dismissed causes no warning', async () => {
    const services = await atCheckout({ journal: [buildDismissed('lost', 1)] })
    await buy(services)
    expect(sentBy(services)).toHaveLength(1)
    expect(
      services.journal
        .getState()
        .journal.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['dismissed', 'ordered'])
  })

  test('of a limited product is shown without a question', async () => {
    const services = await atCheckout({ journal: [open] })
    services.recharge.setState({ product: buildProduct({ isLimit: true }) })
    await buy(services)
    expect(topOf(services)).toMatchObject({ kind: 'result', order: open.billingNo })
    expect(sentBy(services)).toEqual([])
  })

  test('without a number does not block a limited product forever', async () => {
    const services = await atCheckout({ journal: [buildIntended('lost')] })
    services.recharge.setState({ product: buildProduct({ isLimit: true }) })
    void buy(services)
    await flush()
    await answerTop(services, 'cancel')
    expect(sentBy(services)).toHaveLength(1)
  })
})

test('nothing is paid on terms that changed during a question', async () => {
  const services = await atCheckout({ journal: [buildOrdered('B1')] })
  void buy(services)
  await flush()
  services.recharge.setState({ product: buildProduct({ price: { minorUnits: 999, currency: 'USD' } }) })
  await answerTop(services, 'cancel')
  expect(sentBy(services)).toEqual([])
  expect(toastsOf(services)).toEqual(['Your order has changed. Check it before you pay.'])
})

test('nothing is sent when the account changed before the call', async () => {
  const services = await atCheckout()
  Object.assign(services.placing, {
    lock: async (_name: string, task: () => Promise<unknown>) => {
      services.session.getState().logIn({ ...renHoshi, suid: 'other' })
      return { kind: 'ran', value: await task() }
    },
  })
  await buy(services)
  expect(sentBy(services)).toEqual([])
  expect(services.journal.getState().journal).toEqual([])
  expect(services.recharge.getState().placing.kind).toBe('no')
})

test('a slow answer shows the order as being checked, a late one its number', async () => {
  const service = held()
  const services = await atCheckout({ answers: { [starter]: service.endpoint } })
  const { startPayment } = services.placing
  let slow = () => {}
  Object.assign(services.placing, {
    startPayment: (...[snapshot, provider, options]: Parameters<typeof startPayment>) => {
      slow = options.onSlow
      return startPayment(snapshot, provider, options)
    },
  })
  const tap = buy(services)
  await flush()
  slow()
  expect(topOf(services)?.kind).toBe('result')
  expect(services.recharge.getState().placing.kind).toBe('yes')
  service.answer(content(payStartWire()))
  await tap
  expect(services.journal.getState().journal).toMatchObject([
    { kind: 'ordered', billingNo: payStartWire().billing_no },
  ])
})

describe('when the player has logged out before a slow answer comes', () => {
  const leaving = async (then: (services: FakeServices) => void) => {
    const service = held()
    const services = await atCheckout({ answers: { [starter]: service.endpoint } })
    const { startPayment } = services.placing
    let slow = () => {}
    Object.assign(services.placing, {
      startPayment: (...[snapshot, provider, options]: Parameters<typeof startPayment>) => {
        slow = options.onSlow
        return startPayment(snapshot, provider, options)
      },
    })
    const tap = buy(services)
    await flush()
    services.session.getState().leave()
    then(services)
    slow()
    expect(services.popups.getState().open).toEqual([])
    return { services, service, tap }
  }
  const next = { ...renHoshi, suid: '2', username: 'mika', oauthToken: 'token-2' }

  test.each([
    ['a guest', () => undefined],
    ['the next player', ({ session }: FakeServices) => session.getState().logIn(next)],
  ])('%s sees nothing of the order, which stays in the journal', async (_who, then) => {
    const { services, service, tap } = await leaving(then)
    service.answer(content(payStartWire()))
    await tap
    expect(services.popups.getState().open).toEqual([])
    expect(services.toasts.getState().messages).toEqual([])
    expect(services.journal.getState().journal).toMatchObject([
      { kind: 'ordered', billingNo: payStartWire().billing_no },
    ])
  })

  test('a rejection is not said to the next player', async () => {
    const { services, service, tap } = await leaving(({ session }) => session.getState().logIn(next))
    service.answer(rejection(-7, 'No'))
    await tap
    expect(services.toasts.getState().messages).toEqual([])
    expect(services.recharge.getState().placing.kind).toBe('no')
  })
})

test.each([-600, -3001, 6001])(
  'a late %d about another game touches neither the game of now nor its login',
  async (code) => {
    const service = held()
    const services = await atCheckout({ answers: { [starter]: service.endpoint } })
    const tap = buy(services)
    await flush()
    services.session.getState().chooseGame({ ...starfall, clientId: '100002' })
    services.session.getState().logIn(renHoshi)
    service.answer(rejection(code, 'No'))
    await tap
    await flush()
    expect(services.session.getState().clientId).toBe('100002')
    expect(accountOf(services.session.getState())).toEqual(renHoshi)
  },
)

test('a late -3014 of a payment region that was left does not lead away from the one of now', async () => {
  const service = held()
  const services = await atCheckout({ answers: { [starter]: service.endpoint } })
  const tap = buy(services)
  await flush()
  services.session.getState().changeRegion('sea')
  service.answer(rejection(-3014, 'No'))
  await tap
  await flush()
  expect([services.routes, services.session.getState().region]).toEqual([[], 'sea'])
})

test('a late -600 ends its login also after another payment region was chosen', async () => {
  const service = held()
  const services = await atCheckout({ answers: { [starter]: service.endpoint } })
  const tap = buy(services)
  await flush()
  services.session.getState().changeRegion('sea')
  service.answer(rejection(-600, 'No'))
  await tap
  await flush()
  expect(accountOf(services.session.getState())).toBeNull()
})

test('a late rejection closes its own result and no other', async () => {
  const service = held()
  const services = await atCheckout({ answers: { [starter]: service.endpoint } })
  const tap = buy(services)
  await flush()
  services.popups.getState().push({ kind: 'result', order: 'another' })
  service.answer(rejection(-7, 'No'))
  await tap
  expect(topOf(services)).toMatchObject({ kind: 'result', order: 'another' })
})

test('an order in another tab is reported and shown', async () => {
  const services = await atCheckout()
  Object.assign(services.placing, {
    lock: async () => {
      services.brandStorage.write('order.there', toStoredOrder(buildIntended('there')))
      return { kind: 'heldElsewhere' }
    },
  })
  const bought = buy(services)
  // The other tab has no number within the time that this one waits for it.
  await pass(services.clock, 11_000)
  await bought
  expect(topOf(services)).toMatchObject({ kind: 'result', order: 'there' })
  expect(toastsOf(services)).toHaveLength(1)
})

test('a guest is asked to log in, a player without a character to choose one', async () => {
  const services = await atCheckout()
  services.selection.getState().change((kept) => ({ ...kept, character: null }))
  await buy(services)
  expect(topOf(services)?.kind).toBe('serverCharacter')
  services.session.getState().logOut()
  await buy(services)
  expect(topOf(services)?.kind).toBe('login')
  expect(sentBy(services)).toEqual([])
})

test('nothing is bought for a character that was chosen in another game', async () => {
  const services = await atCheckout()
  services.session.setState({ clientId: '999', accounts: new Map([['999', renHoshi]]) })
  await buy(services)
  expect(sentBy(services)).toEqual([])
  expect(topOf(services)?.kind).toBe('serverCharacter')
})

test('a character whose area is missing must be chosen again', async () => {
  const isAreaRole = () => content(pageConfigWire({ area_config: { is_area_role: 1 } }))
  const services = await atCheckout({ answers: { '/api/config/recharge': isAreaRole } })
  await buy(services)
  expect(sentBy(services)).toEqual([])
  expect(topOf(services)?.kind).toBe('serverCharacter')
})

describe('coupons', () => {
  const rejected = () => rejection(-3062, 'Not for this')

  test('the price with the coupon is shown, sent and recorded', async () => {
    const services = await atCheckout({ coupons: true })
    expect(quoteOf(services).payable?.minorUnits).toBe(449)
    await buy(services)
    expect(sentBy(services)[0]?.request).toMatchObject({ coupon_code: 'SAVE10' })
    expect(services.journal.getState().journal).toMatchObject([
      { snapshot: { payable: { minorUnits: 449 } } },
    ])
  })

  test('a price with more decimals than its currency is rounded, and paid', async () => {
    const services = await atCheckout({
      coupons: true,
      answers: { '/api/coupons/couponPrice': () => content(couponPriceWire({ discountPrice: 4.2415 })) },
    })
    expect(quoteOf(services).payable).toEqual({ minorUnits: 424, currency: 'USD' })
    await buy(services)
    expect(sentBy(services)[0]?.request).toMatchObject({ coupon_code: 'SAVE10' })
  })

  test('one whose price is above the full price is not applied: the full price is paid, and asked about first', async () => {
    const services = await atCheckout({
      coupons: true,
      answers: { '/api/coupons/couponPrice': () => content(couponPriceWire({ discountPrice: 5.01 })) },
    })
    expect(quoteOf(services).payable?.minorUnits).toBe(499)
    void buy(services)
    await flush()
    expect(topOf(services)).toMatchObject({ kind: 'confirm', confirmLabel: 'Pay US$4.99' })
    expect(sentBy(services)).toEqual([])
    await answerTop(services, 'confirm')
    expect(sentBy(services)[0]?.request).toMatchObject({ coupon_code: null })
  })

  test('paying without a usable one asks first, with the amount', async () => {
    const services = await atCheckout({ coupons: true })
    services.recharge.getState().chooseCoupon({ kind: 'couponCancelled' })
    void buy(services)
    await flush()
    expect(topOf(services)).toMatchObject({ kind: 'confirm', confirmLabel: 'Pay US$4.99' })
    await answerTop(services, 'confirm')
    expect(sentBy(services)[0]?.request).toMatchObject({ coupon_code: null })
  })

  test('a rejected one is not chosen again in this visit, and the full price needs a new tap', async () => {
    const services = await atCheckout({ coupons: true, answers: { [starter]: rejected } })
    await buy(services)
    await pass(services.clock, 1000)
    expect(services.api.callsTo('/api/coupons/couponList')).toHaveLength(2)
    expect(services.recharge.getState().coupons.choice.kind).toBe('none')
    expect(sentBy(services)).toHaveLength(1)
    await services.recharge.getState().open(buildProduct(), { withCoupons: true })
    await flush()
    expect(quoteOf(services).couponUse.kind).toBe('pleaseSelect')
  })

  test('the one that was sent is rejected, not the one chosen since', async () => {
    const service = held()
    const services = await atCheckout({ coupons: true, answers: { [starter]: service.endpoint } })
    const tap = buy(services)
    await flush()
    services.recharge.getState().chooseCoupon({ kind: 'couponCancelled' })
    service.answer(rejected())
    await tap
    expect([...services.recharge.getState().coupons.rejectedCodes]).toEqual(['SAVE10'])
  })

  test('while its price is loading nothing is sent', async () => {
    const service = held()
    const services = await atCheckout({
      coupons: true,
      answers: { '/api/coupons/couponPrice': service.endpoint },
    })
    await buy(services)
    expect(sentBy(services)).toEqual([])
    expect(toastsOf(services)).toHaveLength(1)
  })
})

describe('a browser that keeps no orders', () => {
  const warning = "This browser won't keep your order"
  const forgetful = () => {
    const storage = createFakeStorage()
    storage.refuse(['setItem'])
    return storage
  }

  test('causes a warning before money moves, and the player may pay nevertheless', async () => {
    const services = await atCheckout({ storage: forgetful() })
    void buy(services)
    await flush()
    expect(topOf(services)).toMatchObject({ kind: 'confirm', title: warning })
    expect([sentBy(services), services.journal.getState().journal]).toEqual([[], []])
    await answerTop(services, 'confirm')
    expect(sentBy(services)).toHaveLength(1)
    expect(services.journal.getState().journal).toMatchObject([{ kind: 'ordered' }])
  })

  test('warns again after a no, and only once after a yes', async () => {
    const services = await atCheckout({
      storage: forgetful(),
      answers: { [starter]: () => rejection(-7, 'No') },
    })
    void buy(services)
    await flush()
    await answerTop(services, 'cancel')
    expect(sentBy(services)).toEqual([])
    const bought = buy(services)
    await flush()
    await answerTop(services, 'confirm')
    await bought
    await buy(services)
    expect(sentBy(services)).toHaveLength(2)
  })

  test('whose storage is full says that other tabs will not see the order, and foretells no loss', async () => {
    const storage = createFakeStorage()
    const services = await atCheckout({ storage })
    storage.refuse(['setItem'])
    void buy(services)
    await flush()
    expect(topOf(services)).toMatchObject({
      kind: 'confirm',
      title: "This browser's storage is full",
      text: expect.stringContaining('Your order will be saved'),
    })
  })

  test('whose storage is full, on the disk too, says so', async () => {
    const [storage, disk] = [createFakeStorage(), createFakeDisk()]
    const services = await atCheckout({ storage, disk })
    disk.setMood('failing')
    void buy(services)
    await flush()
    await answerTop(services, 'cancel')
    storage.refuse(['setItem'])
    void buy(services)
    await flush()
    expect(topOf(services)).toMatchObject({
      title: "This browser's storage is full",
      text: expect.stringContaining('Keep this page open'),
    })
  })

  test.each([
    ['failing', { title: warning, text: expect.stringMatching(/^Keep this page open/) }],
    ['hanging', { title: "Your order isn't saved yet" }],
  ] as const)(
    'because its disk is %s at the tap warns before anything is sent, and lets the player pay after a yes',
    async (mood, asked) => {
      const disk = createFakeDisk()
      const services = await atCheckout({ disk })
      disk.setMood(mood)
      void buy(services)
      await flush()
      services.clock.advance(diskLimitMs)
      await flush()
      expect(topOf(services)).toMatchObject({ kind: 'confirm', ...asked })
      expect([sentBy(services), services.journal.getState().journal]).toEqual([[], []])
      await answerTop(services, 'confirm')
      // A disk that let its time pass is waited for no longer than this, for the intent and for the number.
      services.clock.advance(diskLateMs)
      await flush()
      services.clock.advance(diskLateMs)
      await flush()
      expect(sentBy(services)).toHaveLength(1)
      expect(services.journal.getState().journal).toMatchObject([{ kind: 'ordered' }])
    },
  )

  test('a slow disk is no reason to warn: the button and a word say that the order is being saved, and then it is sent once', async () => {
    const disk = createFakeDisk()
    const services = await atCheckout({ disk })
    const write = disk.write.bind(disk)
    let answer = () => {}
    disk.write = (...given) =>
      new Promise((resolve) => {
        answer = () => void write(...given).then(resolve)
      })
    const bought = buy(services)
    await flush()
    services.clock.advance(diskLateMs)
    await flush()
    expect(services.recharge.getState().placing.kind).toBe('saving')
    expect(toastsOf(services)).toEqual([expect.stringContaining("We're saving your order")])
    services.clock.advance(7000)
    await flush()
    expect(sentBy(services)).toEqual([])
    expect(services.popups.getState().open.some(({ kind }) => kind === 'confirm')).toBe(false)
    disk.write = write
    answer()
    await bought
    expect(sentBy(services)).toHaveLength(1)
    expect(services.recharge.getState().placing.kind).toBe('no')
  })

  test('because its disk failed before, warns before a window opens', async () => {
    const disk = createFakeDisk()
    const services = await atCheckout({ disk })
    disk.setMood('failing')
    void buy(services)
    await flush()
    await answerTop(services, 'cancel')
    let opened = 0
    Object.assign(services.placing, { openPayWindow: () => ((opened += 1), null) })
    void buy(services)
    await flush()
    expect(topOf(services)).toMatchObject({ kind: 'confirm', title: warning })
    expect(opened).toBe(0)
  })
})

describe('a limited product', () => {
  const limited = buildProduct({ isLimit: true })
  const unknown = ["We couldn't check your purchase limit. Try again."]

  test.each<[string, FakeEndpoint]>([
    ['cannot be asked for', unreachable],
    ['are rejected', () => rejection(-1, 'Closed')],
    ['hold one for it that cannot be read', () => content([limitWire({ extra_pay_times: '' })])],
  ])('is not bought while its limits %s', async (_what, endpoint) => {
    const services = await atCheckout({ answers: { [limits]: endpoint } })
    services.recharge.setState({ product: limited })
    await buy(services)
    expect(sentBy(services)).toEqual([])
    expect(services.journal.getState().journal).toEqual([])
    expect(toastsOf(services)).toEqual(expect.arrayContaining(unknown))
  })

  test('that is refused is looked up again, because its price may have changed', async () => {
    const services = await atCheckout({ answers: { [starter]: () => rejection(-7, 'Price changed') } })
    const asked = () => services.api.callsTo('/api/pay/productPoints').length
    const before = asked()
    await buy(services)
    expect(asked()).toBe(before + 1)
  })

  test('that waits for its payment is shown, and a word says why another method pays nothing', async () => {
    const open = ofRenHoshi(buildOrdered('B1'))
    const services = await atCheckout({ journal: [open] })
    services.recharge.setState({ product: limited })
    await buy(services)
    expect(sentBy(services)).toEqual([])
    expect(topOf(services)).toMatchObject({ kind: 'result', order: 'B1' })
    expect(toastsOf(services)).toEqual([services.translator.t('error.unpaidOrder')])
  })

  test('that is refused because another device has used up its limit can be tapped no more', async () => {
    const services = await atCheckout({
      answers: { [limits]: () => content([limitWire()]), [starter]: () => rejection(-7, 'Limit reached') },
    })
    services.recharge.setState({ product: limited })
    services.api.answer(limits, () => content([limitWire({ extra_pay_times: 0 })]))
    await buy(services)
    expect(toastsOf(services)).toEqual(['Limit reached'])
    await flush()
    await buy(services)
    expect(sentBy(services)).toHaveLength(1)
    expect(toastsOf(services)).toEqual(["You've reached the purchase limit for this product."])
  })

  test('is the only one that unknown limits block', async () => {
    const services = await atCheckout({ answers: { [limits]: unreachable } })
    await buy(services)
    expect(sentBy(services)).toHaveLength(1)
  })

  test('is bought by the same tap when its limit arrives in time', async () => {
    const service = held()
    const services = await atCheckout({ answers: { [limits]: service.endpoint } })
    services.recharge.setState({ product: limited })
    const tap = buy(services)
    void buy(services)
    await pass(services.clock, 500)
    expect(services.recharge.getState().isAwaiting).toBe(true)
    expect(sentBy(services)).toEqual([])
    service.answer(content([limitWire({ extra_pay_times: 1 })]))
    await tap
    expect(sentBy(services)).toHaveLength(1)
    expect(services.recharge.getState().isAwaiting).toBe(false)
  })

  test.each<[string, ReturnType<typeof content>, string[]]>([
    [
      'says that it is reached',
      content([limitWire({ extra_pay_times: 0 })]),
      ["You've reached the purchase limit for this product."],
    ],
    ['does not come', unreachable(), unknown],
  ])('is not bought when the limit that Buy waits for %s', async (_what, answer, texts) => {
    const service = held()
    const services = await atCheckout({ answers: { [limits]: service.endpoint } })
    services.recharge.setState({ product: limited })
    const tap = buy(services)
    await flush()
    service.answer(answer)
    await tap
    expect(sentBy(services)).toEqual([])
    expect(toastsOf(services)).toEqual(texts)
  })

  test('makes Buy wait 3 s for its limit, and is not bought after that', async () => {
    const services = await atCheckout({ answers: { [limits]: held().endpoint } })
    services.recharge.setState({ product: limited })
    void buy(services)
    await pass(services.clock, 2000)
    expect(toastsOf(services)).toEqual([])
    await pass(services.clock, 1000)
    expect(toastsOf(services)).toEqual(unknown)
    expect(sentBy(services)).toEqual([])
    expect(services.recharge.getState().isAwaiting).toBe(false)
  })

  test('makes Buy wait for a limit that is loaded again, because an order that ended may have used it up', async () => {
    const services = await atCheckout({ answers: { [limits]: () => content([limitWire()]) } })
    services.recharge.setState({ product: limited })
    const service = held()
    services.api.answer(limits, service.endpoint)
    void services.catalogue.getState().loadLimits()
    const tap = buy(services)
    await flush()
    service.answer(content([limitWire({ extra_pay_times: 0 })]))
    await tap
    expect(sentBy(services)).toEqual([])
  })

  test.each<[string, (services: FakeServices) => void]>([
    ['the checkout is left', ({ recharge }) => recharge.getState().setAwaiting(false)],
    ['its sheet is closed', ({ popups }) => popups.getState().closeKind('recharge')],
    [
      'another product is opened',
      ({ recharge }) =>
        void recharge.getState().open(buildProduct({ productId: 'b' }), { withCoupons: false }),
    ],
  ])('is no longer bought when %s meanwhile', async (_what, leave) => {
    const service = held()
    const services = await atCheckout({ answers: { [limits]: service.endpoint } })
    services.popups.getState().push({ kind: 'recharge', productId: limited.productId })
    services.recharge.setState({ product: limited })
    const tap = buy(services)
    await flush()
    leave(services)
    await tap
    service.answer(content([limitWire()]))
    await flush()
    expect(sentBy(services)).toEqual([])
    expect(toastsOf(services)).toEqual([])
  })
})

describe('a link that brought another account than the one that is logged in here', () => {
  const mika = { username: 'mika', suid: '99', oauthToken: 'sdk-token', gpId: '1' }
  const inGame = async (account = mika) => {
    const services = await atCheckout()
    const { character, server } = services.selection.getState().selection
    services.session.setState({ isSdkVisit: true, sdkAccount: account })
    services.selection.getState().change((held) => ({ ...held, character, server }))
    return services
  }

  test('causes a warning before the first Buy; nothing is sent without a yes', async () => {
    const services = await inGame()
    void buy(services)
    await flush()
    expect(topOf(services)).toMatchObject({
      kind: 'confirm',
      text: "This order is for mika, the account in the link. You're logged in as ren_hoshi.",
    })
    await answerTop(services, 'cancel')
    expect(sentBy(services)).toEqual([])
    expect(services.journal.getState().journal).toEqual([])
  })

  test('pays after a yes, and asks only once', async () => {
    const services = await inGame()
    void buy(services)
    await flush()
    await answerTop(services, 'confirm')
    expect(sentBy(services)).toHaveLength(1)
    await flush()
    expect(services.journal.getState().journal).toMatchObject([{ snapshot: { recipient: { suid: '99' } } }])
    await flush()
    void buy(services)
    await flush()
    expect(topOf(services)).toMatchObject({ title: 'You have an order in progress' })
  })

  test('asks nothing when it is the same account', async () => {
    const services = await inGame({ ...mika, suid: renHoshi.suid })
    await buy(services)
    expect(sentBy(services)).toHaveLength(1)
  })
})

describe('coupons that are not known', () => {
  const list = '/api/coupons/couponList'
  const asks = (reason: string) => ({ kind: 'confirm', title: 'Pay without a coupon?', text: reason })
  const failed = "We couldn't load your coupons. You may have one."

  test('cause a question before the full price is paid', async () => {
    const services = await atCheckout({ coupons: true, answers: { [list]: unreachable } })
    void buy(services)
    await flush()
    expect(topOf(services)).toMatchObject(asks(failed))
    expect(sentBy(services)).toEqual([])
    await answerTop(services, 'confirm')
    expect(services.journal.getState().journal).toMatchObject([
      { snapshot: { payable: { minorUnits: 499 } } },
    ])
  })

  test('are loaded again instead when the player wants that', async () => {
    const services = await atCheckout({ coupons: true, answers: { [list]: unreachable } })
    void buy(services)
    await flush()
    await answerTop(services, 'cancel')
    expect(services.api.callsTo(list)).toHaveLength(2)
    expect(sentBy(services)).toEqual([])
  })

  const late = async (answers: Readonly<Record<string, FakeEndpoint>> = {}) => {
    const services = await atCheckout({ coupons: true, answers })
    const service = held()
    services.api.answer(list, service.endpoint)
    void services.recharge.getState().open(buildProduct(), { withCoupons: true })
    await flush()
    services.recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
    void buy(services)
    await flush()
    expect(services.recharge.getState().isAwaiting).toBe(true)
    return { services, service }
  }

  test('make Buy wait 3 s, then cause the question', async () => {
    const { services } = await late()
    await pass(services.clock, 2000)
    expect(topOf(services)).toBeUndefined()
    await pass(services.clock, 1000)
    expect(topOf(services)).toMatchObject(asks('Your coupons are still loading. You may have one.'))
    expect(sentBy(services)).toEqual([])
  })

  test('let the same tap go on when they arrive and change nothing', async () => {
    const { services, service } = await late()
    service.answer(content([]))
    await flush()
    expect(sentBy(services)).toHaveLength(1)
  })

  test('need a new tap when they change the price', async () => {
    const { services, service } = await late()
    service.answer(content([couponWire()]))
    await flush()
    expect(sentBy(services)).toEqual([])
    expect(toastsOf(services)).toEqual(['Your order has changed. Check it before you pay.'])
  })

  test('that have expired are not chosen', async () => {
    const services = await atCheckout({
      coupons: true,
      answers: { [list]: () => content([couponWire({ valid_end_time: 1 })]) },
    })
    expect(services.recharge.getState().coupons.choice.kind).toBe('none')
    await buy(services)
    expect(sentBy(services)).toHaveLength(1)
  })
})

describe('data that decides about a purchase and arrives late', () => {
  test('while limits are loaded again, nothing is sold on the old ones', async () => {
    const services = await atCheckout()
    const product = buildProduct({ isLimit: true })
    services.recharge.setState({ product })
    const left = new Map([[product.productId, buildLimit({ productId: product.productId, remaining: 1 })]])
    services.catalogue.setState({
      ...noLimits,
      limits: { kind: 'known', limits: left },
      isAskingLimits: true,
    })
    void buy(services)
    await flush()
    services.clock.advance(3000)
    await flush()
    expect(sentBy(services)).toEqual([])
    expect(toastsOf(services)).toEqual([services.translator.t('error.limitUnknown')])
  })

  test.each(['loading', 'failed'] as const)(
    'nothing is sold on a page config that is %s, because it says whether there are coupons and areas',
    async (kind) => {
      const services = await atCheckout()
      services.api.answer('/api/config/recharge', held().endpoint)
      const error = { kind: 'network', endpoint: '', hostsTried: [], mayHaveTakenEffect: false } as const
      services.catalogue.setState({ pageConfig: kind === 'failed' ? { kind, error } : { kind } })
      void buy(services)
      await flush()
      services.clock.advance(3000)
      await flush()
      expect(sentBy(services)).toEqual([])
      expect(toastsOf(services)).toEqual([services.translator.t('error.network')])
    },
  )

  test.each<[string, (services: Awaited<ReturnType<typeof atCheckout>>) => void]>([
    [
      'the service lists areas',
      ({ roster }) =>
        roster.setState({
          roster: {
            kind: 'ready',
            value: { areas: [{ value: 'asia', display: 'Asia' }], servers: [], characters: [] },
          },
        }),
    ],
    [
      'the list of servers, which nobody had asked for, names areas',
      ({ roster }) =>
        roster.setState({
          load: async () =>
            roster.setState({
              roster: {
                kind: 'ready',
                value: { areas: [{ value: 'asia', display: 'Asia' }], servers: [], characters: [] },
              },
            }),
        }),
    ],
    [
      'that list does not come',
      ({ roster }) => {
        const error = { kind: 'network', endpoint: '', hostsTried: [], mayHaveTakenEffect: false } as const
        roster.setState({ load: async () => roster.setState({ roster: { kind: 'failed', error } }) })
      },
    ],
    [
      'an area is chosen',
      ({ selection }) => {
        const chosen = { ...selection.getState().selection, area: { value: 'asia', display: 'Asia' } }
        selection.setState({ selection: chosen })
      },
    ],
  ])('where %s, nothing is sold on a page config that cannot be read', async (_where, name) => {
    const services = await atCheckout()
    services.api.answer('/api/config/recharge', held().endpoint)
    const error = { kind: 'malformed', endpoint: '', path: 'content', expected: 'an object' } as const
    services.catalogue.setState({
      pageConfig: { kind: 'failed', error: { ...error, mayHaveTakenEffect: false } },
    })
    name(services)
    void buy(services)
    await flush()
    expect(sentBy(services)).toEqual([])
    expect(toastsOf(services)).toEqual([services.translator.t('error.unreadable')])
  })

  test('a page config that was answered and cannot be read costs a question about coupons', async () => {
    const services = await atCheckout()
    const error = { kind: 'malformed', endpoint: '', path: 'content', expected: 'an object' } as const
    services.catalogue.setState({
      pageConfig: { kind: 'failed', error: { ...error, mayHaveTakenEffect: false } },
    })
    services.recharge.setState({ couponList: 'unknown' })
    services.roster.setState({
      load: async () =>
        services.roster.setState({
          roster: { kind: 'ready', value: { areas: [], servers: [], characters: [] } },
        }),
    })
    void buy(services)
    await flush()
    expect(sentBy(services)).toEqual([])
    await answerTop(services, 'confirm')
    await flush()
    expect(sentBy(services)).toHaveLength(1)
  })

  test.each<[string, (services: FakeServices) => void]>([
    ['the checkout is left', ({ recharge }) => recharge.getState().setAwaiting(false)],
    ['its sheet is closed', ({ popups }) => popups.getState().closeKind('recharge')],
  ])('the list of servers keeps Buy busy, and nothing is bought when %s meanwhile', async (_what, leave) => {
    const service = held()
    const services = await atCheckout({
      answers: { '/api/pay/getServerList': service.endpoint, '/api/system/allRoleList': () => content([]) },
    })
    const error = { kind: 'malformed', endpoint: '', path: 'content', expected: 'an object' } as const
    services.catalogue.setState({
      pageConfig: { kind: 'failed', error: { ...error, mayHaveTakenEffect: false } },
    })
    const product = buildProduct({ isCoupon: false })
    services.recharge.setState({ product })
    services.popups.getState().push({ kind: 'recharge', productId: product.productId })
    const tap = buy(services)
    await flush()
    const wasBusy = services.recharge.getState().isAwaiting
    leave(services)
    service.answer(content({ all: [serverWire()], areas: [] }))
    await tap
    await flush()
    expect({ wasBusy, sent: sentBy(services) }).toEqual({ wasBusy: true, sent: [] })
  })
})
