import { cardPay, errorCodes, getCardInfo, getOrderInfo, payMyCardInGame } from '@topup/api-client'
import { card } from '@topup/api-client/providers/card'
import { myCardInGame } from '@topup/api-client/providers/myCardInGame'
import { pageConfigWire, paywayWire } from '@topup/api-client/testing'
import type { JournalEntry, Product } from '@topup/domain'
import { buildLimit, buildOrdered, buildProduct } from '@topup/domain/testing'
import { describe, expect, test } from 'vitest'
import { type FakeEndpoint, content, held, rejection, unreachable } from '../../../testing/fakeApi.ts'
import { type FakeServices, createFakeServices, renHoshi, starfall } from '../../../testing/fakeServices.ts'
import { flush } from '../../../testing/flush.ts'
import { noLimits } from '../../products/catalogueStore.ts'
import { buy } from './buy.ts'

const cardValue = { price: 43, currency: 'PTS', gems_number: 430, extra_gems_number: 43 }
const typed = { cardNumber: ' SF43 8820 ', cardPassword: 'kf29-secret' }
const known: FakeEndpoint = () => content(cardValue)

interface Setup {
  readonly mode?: 'exchange' | 'inGame'
  readonly answers?: Readonly<Record<string, FakeEndpoint>>
  readonly journal?: readonly JournalEntry[]
  readonly product?: Partial<Product>
}

/** A player with a character at a completed card form. */
async function atCardForm({
  mode = 'exchange',
  answers = {},
  journal = [],
  product = {},
}: Setup = {}): Promise<FakeServices> {
  const services = createFakeServices({
    account: renHoshi,
    journal,
    providers: [card, myCardInGame],
    answers: {
      '/api/config/recharge': () => content(pageConfigWire({ is_open_coupon: 0 })),
      '/api/pay/getPaywayList': () => content({ country: { MY: [paywayWire({ channel_id: 10301 })] } }),
      [getCardInfo.path]: known,
      [cardPay.path]: () => content({ billing_no: 'B1', ...cardValue }),
      [payMyCardInGame.path]: () => content({ billing_no: 'B1' }),
      ...answers,
    },
  })
  const character = { display: 'Kaelith', value: '900001' }
  services.selection
    .getState()
    .change((kept) => ({ ...kept, server: { display: 'S128', value: 's128' }, character }))
  await services.catalogue.getState().loadPageConfig()
  const isPointCard = mode === 'exchange'
  await services.recharge.getState().open(buildProduct({ isPointCard, ...product }), { withCoupons: false })
  if (mode === 'inGame') services.recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
  services.card.getState().enter()
  services.card.getState().type(typed)
  return services
}

const topOf = ({ popups }: FakeServices) => popups.getState().open.at(-1)

/** Waits for the question that follows the tap. */
async function questionOf(services: FakeServices) {
  await expect.poll(() => topOf(services)?.kind).toBe('confirm')
  const top = topOf(services)
  if (top?.kind !== 'confirm') throw new Error(`no question but ${top?.kind}`)
  return top
}

async function answerQuestion(services: FakeServices, answer: 'confirm' | 'cancel'): Promise<void> {
  const question = await questionOf(services)
  question.resolve(answer)
  services.popups.getState().close(question.id)
  await flush()
}

async function exchange(services: FakeServices): Promise<void> {
  const tap = buy(services)
  await answerQuestion(services, 'confirm')
  await tap
}

const entriesOf = ({ journal }: FakeServices): readonly JournalEntry[] => journal.getState().journal

describe('before the card is sent', () => {
  test('a 43-point card needs nothing but the card', async () => {
    const services = await atCardForm()
    expect(services.api.callsTo('/api/pay/getPaywayList')).toHaveLength(0)
    expect(services.recharge.getState().payment.choice.kind).toBe('method')
  })

  test('the card is looked up, then the player is asked, then the card is sent', async () => {
    const services = await atCardForm()
    const tap = buy(services)
    const question = await questionOf(services)
    expect(question.text).toContain('43 points')
    expect(question.text).toContain('430 gems + 43 bonus')
    expect(question.text).toContain('Kaelith\u00a0· S128')
    expect(services.api.callsTo(cardPay.path)).toHaveLength(0)
    question.resolve('confirm')
    await tap
    expect(services.api.callsTo(cardPay.path)).toHaveLength(1)
    expect(topOf(services)?.kind).toBe('result')
  })

  test('a point card without a price is exchanged for what it is worth', async () => {
    const services = await atCardForm({ product: { price: null } })
    await exchange(services)
    expect(services.api.callsTo(cardPay.path)).toHaveLength(1)
    const [entry] = entriesOf(services)
    expect(entry?.snapshot).toMatchObject({ payable: { minorUnits: 4300, currency: 'PTS' } })
  })

  test('a point card whose worth cannot be read either is not sent', async () => {
    const worth = () => content({ ...cardValue, price: 'unclear' })
    const services = await atCardForm({ product: { price: null }, answers: { [getCardInfo.path]: worth } })
    await buy(services)
    expect(services.api.callsTo(cardPay.path)).toHaveLength(0)
    expect(services.toasts.getState().messages).toMatchObject([
      { text: services.translator.t('error.priceUnknown') },
    ])
  })

  test('another product without a price is not bought with a card', async () => {
    const services = await atCardForm({ mode: 'inGame', product: { price: null } })
    await buy(services)
    expect(services.api.calls.filter(({ path }) => path === payMyCardInGame.path)).toEqual([])
    expect(entriesOf(services)).toEqual([])
  })

  test('a card whose worth has more decimals than its currency is not sent', async () => {
    const worth = () => content({ ...cardValue, price: 43.005 })
    const services = await atCardForm({ answers: { [getCardInfo.path]: worth } })
    await buy(services)
    expect(services.api.callsTo(cardPay.path)).toHaveLength(0)
    expect(entriesOf(services)).toEqual([])
    expect(services.toasts.getState().messages).toMatchObject([
      { text: services.translator.t('error.priceInexact') },
    ])
  })

  test.each(['cancel', 'closed'] as const)('“%s” sends nothing and records nothing', async (answer) => {
    const services = await atCardForm()
    const tap = buy(services)
    const question = await questionOf(services)
    question.resolve(answer)
    await tap
    expect(services.api.callsTo(cardPay.path)).toHaveLength(0)
    expect(entriesOf(services)).toEqual([])
    expect(services.card.getState().typed).toEqual(typed)
  })

  test('a product that proves to be sold out while the question is open is not bought', async () => {
    const services = await atCardForm()
    const tap = buy(services)
    const question = await questionOf(services)
    const { productId } = buildProduct()
    const reached = buildLimit({ productId, limitType: 'role', remaining: 0 })
    services.catalogue.setState({
      ...noLimits,
      limits: { kind: 'known', limits: new Map([[productId, reached]]) },
    })
    question.resolve('confirm')
    await tap
    expect(services.api.callsTo(cardPay.path)).toHaveLength(0)
  })

  test('an open order that proves to be paid while the question is open is shown, and the card is kept', async () => {
    const open = buildOrdered('B7')
    const recipient = { ...open.snapshot.recipient, suid: renHoshi.suid }
    const services = await atCardForm({
      journal: [{ ...open, snapshot: { ...open.snapshot, recipient } }],
      answers: { [getOrderInfo.path]: () => content({ billing_no: 'B7', status: -1 }) },
    })
    const tap = buy(services)
    await answerQuestion(services, 'cancel')
    const question = await questionOf(services)
    expect(question.text).toContain('43 points')
    services.journal
      .getState()
      .record({ kind: 'fullStatusRead', billingNo: 'B7', outcome: 'success', atMs: 1 })
    question.resolve('confirm')
    await tap
    expect(services.api.callsTo(cardPay.path)).toHaveLength(0)
    expect(topOf(services)).toMatchObject({ kind: 'result', order: 'B7' })
  })

  test('a card that was looked up for one product pays for no other one that was opened meanwhile', async () => {
    const answer = held()
    const services = await atCardForm({ answers: { [getCardInfo.path]: answer.endpoint } })
    const tap = buy(services)
    await expect.poll(() => services.api.callsTo(getCardInfo.path)).toHaveLength(1)
    await services.recharge
      .getState()
      .open(buildProduct({ isPointCard: true, productId: 'other' }), { withCoupons: false })
    answer.answer(content(cardValue))
    await tap
    await flush()
    expect(topOf(services)?.kind).not.toBe('confirm')
    expect(services.api.callsTo(cardPay.path)).toHaveLength(0)
  })

  test('without number and password nothing is looked up', async () => {
    const services = await atCardForm()
    services.card.getState().type({ ...typed, cardPassword: ' ' })
    await buy(services)
    expect(services.api.callsTo(getCardInfo.path)).toHaveLength(0)
  })

  test('the form says when a card is already used, and nothing is sent', async () => {
    const answers = { [getCardInfo.path]: () => rejection(-3041, 'This card is used.') }
    const services = await atCardForm({ answers })
    await buy(services)
    expect(services.card.getState().query).toEqual({ kind: 'rejected', message: 'This card is used.' })
    expect(entriesOf(services)).toEqual([])
  })

  test('20 taps are one look-up, one question and one card', async () => {
    const services = await atCardForm()
    const taps = Array.from({ length: 20 }, () => buy(services))
    await answerQuestion(services, 'confirm')
    await Promise.all(taps)
    expect(services.api.callsTo(getCardInfo.path)).toHaveLength(1)
    expect(services.api.callsTo(cardPay.path)).toHaveLength(1)
  })
})

describe('what is sent', () => {
  test('the exchange has character, intent and card, and the journal records the card’s worth', async () => {
    const services = await atCardForm()
    await exchange(services)
    const [entry] = entriesOf(services)
    expect(entry).toMatchObject({
      kind: 'ordered',
      billingNo: 'B1',
      payUrl: null,
      snapshot: { payable: { minorUnits: 4300, currency: 'PTS' }, coupon: null },
    })
    expect(services.api.callsTo(cardPay.path)[0]?.request).toMatchObject({
      server_id: 's128',
      role_id: '900001',
      session_id: entry?.snapshot.intentId,
    })
  })

  test('the record of the exchange holds what the player receives, not the card', async () => {
    const services = await atCardForm()
    await exchange(services)
    expect(entriesOf(services)[0]?.snapshot.product).toMatchObject({
      productId: 'crystals.680',
      display: '430 gems + 43 bonus',
    })
  })

  test('a card that pays for a product is sent with that product’s order', async () => {
    const services = await atCardForm({ mode: 'inGame' })
    await exchange(services)
    const [sent] = services.api.callsTo(payMyCardInGame.path)
    expect(sent?.request).toMatchObject({ product_id: 'crystals.680', channel_id: '10301' })
    expect(sent?.request['card_info']).toBe(services.api.callsTo(getCardInfo.path)[0]?.request['card_info'])
    expect(entriesOf(services)[0]).toMatchObject({ snapshot: { payable: { minorUnits: 499 } } })
  })

  test('number and password are in no record', async () => {
    const services = await atCardForm()
    await exchange(services)
    const { brandStorage } = services
    const stored = brandStorage
      .keys('')
      .map((key) => brandStorage.read(key, (value) => JSON.stringify(value)))
    const sent = String(services.api.callsTo(cardPay.path)[0]?.request['card_info'])
    for (const secret of ['SF43', 'kf29', sent])
      expect(stored.join() + JSON.stringify(services.tracking)).not.toContain(secret)
  })
})

describe('the form', () => {
  test.each<[string, FakeEndpoint]>([
    ['silence', () => unreachable()],
    ['no billing number', () => content({ ...cardValue, billing_no: null })],
  ])('is kept while %s leaves the outcome unknown', async (_what, endpoint) => {
    const services = await atCardForm({ answers: { [cardPay.path]: endpoint } })
    await exchange(services)
    expect(entriesOf(services)).toMatchObject([{ kind: 'intended' }])
    services.card.getState().leave()
    expect(services.card.getState()).toMatchObject({ typed, sentFor: expect.any(String) })
    expect(services.api.callsTo(cardPay.path)).toHaveLength(1)
  })

  test('is cleared when the full query makes the order final', async () => {
    const services = await atCardForm()
    await exchange(services)
    expect(services.card.getState().typed).toEqual(typed)
    services.journal
      .getState()
      .record({ kind: 'fullStatusRead', billingNo: 'B1', outcome: 'success', atMs: services.clock.now() })
    expect(services.card.getState()).toMatchObject({
      typed: { cardNumber: '', cardPassword: '' },
      sentFor: null,
    })
  })

  test('is kept with the message of the service when the card is rejected', async () => {
    const answers = {
      [cardPay.path]: () => rejection(-3041, 'This card is used.'),
      [getOrderInfo.path]: () => rejection(errorCodes.noSuchOrder.code, 'No such order.'),
    }
    const services = await atCardForm({ answers })
    await exchange(services)
    expect(entriesOf(services)).toEqual([])
    expect(services.card.getState()).toMatchObject({
      typed,
      sentFor: null,
      query: { kind: 'rejected', message: 'This card is used.' },
    })
    expect(services.toasts.getState().messages).toEqual([])
  })

  test('is cleared when it is closed', async () => {
    const services = await atCardForm()
    services.card.getState().leave()
    expect(services.card.getState().typed).toEqual({ cardNumber: '', cardPassword: '' })
  })

  test('a look-up that arrives after other text was typed is ignored', async () => {
    const service = held()
    const services = await atCardForm({ answers: { [getCardInfo.path]: service.endpoint } })
    const tap = buy(services)
    await expect.poll(() => services.api.callsTo(getCardInfo.path)).toHaveLength(1)
    services.card.getState().type({ ...typed, cardNumber: 'other' })
    service.answer(content(cardValue))
    await tap
    expect(services.card.getState().query).toEqual({ kind: 'none' })
    expect(services.popups.getState().open).toEqual([])
  })
})

describe('the form of a card whose outcome is open', () => {
  const open = { [cardPay.path]: unreachable, [getOrderInfo.path]: unreachable }
  const other = { ...renHoshi, suid: '8800001', username: 'mei_tan', oauthToken: 'token-2' }
  const nothing = { typed: { cardNumber: '', cardPassword: '' }, query: { kind: 'none' }, sentFor: null }

  /** The card was sent, no answer came, and the popup is closed. */
  async function withOpenOutcome(): Promise<FakeServices> {
    const services = await atCardForm({ answers: open })
    await exchange(services)
    services.card.getState().leave()
    expect(services.card.getState()).toMatchObject({ typed, sentFor: expect.any(String) })
    return services
  }

  test.each<[string, (services: FakeServices) => void]>([
    ['its player logs out', ({ session }) => session.getState().leave()],
    ['another player logs in', ({ session }) => session.getState().logIn(other)],
    [
      'another game is chosen',
      ({ session }) => session.getState().chooseGame({ ...starfall, clientId: '2' }),
    ],
    ['the account of a game’s link comes', ({ session }) => session.getState().useSdkAccount(other)],
  ])('is empty once %s', async (_what, change) => {
    const services = await withOpenOutcome()
    change(services)
    expect(services.card.getState()).toMatchObject(nothing)
  })

  test('waits for its player when a session merely ends, and for nobody else', async () => {
    const services = await withOpenOutcome()
    services.session.getState().logOut()
    services.session.getState().logIn({ ...renHoshi, oauthToken: 'token-3' })
    expect(services.card.getState()).toMatchObject({ typed, sentFor: expect.any(String) })
    services.session.getState().logOut()
    services.session.getState().logIn(other)
    expect(services.card.getState()).toMatchObject(nothing)
  })

  test('is like a new one once the service says that there is no order', async () => {
    const services = await atCardForm({
      answers: { ...open, [cardPay.path]: () => rejection(-3041, 'This card is used.') },
    })
    await exchange(services)
    const [intent] = entriesOf(services)
    services.api.answer(getOrderInfo.path, () => rejection(errorCodes.noSuchOrder.code, ''))
    await services.poller.refresh(intent?.snapshot.intentId ?? '')
    expect(entriesOf(services)).toEqual([])
    expect(services.card.getState()).toMatchObject({ typed, sentFor: null })
    services.card.getState().leave()
    expect(services.card.getState()).toMatchObject(nothing)
  })

  test('is empty when that is said while it is closed', async () => {
    const services = await withOpenOutcome()
    const [intent] = entriesOf(services)
    services.journal.getState().record({ kind: 'intentDiscarded', intentId: intent?.snapshot.intentId ?? '' })
    expect(services.card.getState()).toMatchObject(nothing)
  })

  test('says nothing of the card that the next player types, when a late answer gives its order', async () => {
    const answer = held()
    const services = await atCardForm({ answers: { [cardPay.path]: answer.endpoint } })
    const tap = buy(services)
    await answerQuestion(services, 'confirm')
    await expect.poll(() => services.api.callsTo(cardPay.path)).toHaveLength(1)
    services.session.getState().leave()
    services.session.getState().logIn(other)
    const next = { cardNumber: 'SF99', cardPassword: 'other-secret' }
    services.card.getState().type(next)
    await services.card.getState().fetchValue()
    answer.answer(content({ billing_no: 'B1', ...cardValue }))
    await tap
    expect(services.card.getState()).toMatchObject({ typed: next, query: { kind: 'known' }, sentFor: null })
  })
})

test('after a lost answer, a second attempt warns about the order and asks about the card again', async () => {
  let isUsed = false
  const services = await atCardForm({
    answers: {
      [getCardInfo.path]: () => (isUsed ? rejection(-3041, 'This card is used.') : content(cardValue)),
      [cardPay.path]: () => {
        isUsed = true
        return unreachable()
      },
    },
  })
  await exchange(services)
  await buy(services)
  expect(services.api.callsTo(getCardInfo.path)).toHaveLength(2)
  expect(services.api.callsTo(cardPay.path)).toHaveLength(1)
  expect(services.card.getState().query).toMatchObject({ kind: 'rejected' })
})

describe('a rejection that follows a broken connection', () => {
  const rejected = { [cardPay.path]: () => rejection(-3041, 'This card is used.') }

  test('is not believed when the service has the order: the browser had sent the card twice', async () => {
    const answers = { ...rejected, [getOrderInfo.path]: () => content({ billing_no: 'B1', status: 1 }) }
    const services = await atCardForm({ answers })
    await exchange(services)
    expect(entriesOf(services)).toMatchObject([{ kind: 'final', billingNo: 'B1', outcome: 'success' }])
    expect(topOf(services)?.kind).toBe('result')
    expect(services.card.getState().typed.cardNumber).toBe('')
  })

  test('leaves the order open when the service cannot be asked', async () => {
    const services = await atCardForm({ answers: { ...rejected, [getOrderInfo.path]: () => unreachable() } })
    await exchange(services)
    expect(entriesOf(services)).toMatchObject([{ kind: 'rejected' }])
    expect(services.card.getState()).toMatchObject({ typed, sentFor: expect.any(String) })
  })
})
