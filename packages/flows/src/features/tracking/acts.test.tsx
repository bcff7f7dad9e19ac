import {
  decodePageConfig,
  getAllRoleList,
  getCouponList,
  getPageConfig,
  getCumulativeActivityInfo,
  getPaywayList,
  getServerList,
  loginAuth,
  receiveActivityGift,
  receiveCoupons,
} from '@topup/api-client'
import {
  continueActivityWire,
  couponWire,
  cumulativeActivityWire,
  pageConfigWire,
  paywayWire,
  payStartWire,
  subPaymentWire,
} from '@topup/api-client/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { Product, TrackingEvent } from '@topup/domain'
import { buildProduct, buildOrdered } from '@topup/domain/testing'
import { afterEach, expect, test } from 'vitest'
import { ActivityPage } from '../../pages/activity/ActivityPage.tsx'
import { trackPopups } from '../../popups/PopupLayers.tsx'
import { preselectCharacter } from '../games/chooseCharacter.ts'
import { CheckoutProvider } from '../purchase/recharge/useCheckout.tsx'
import { CouponPopup } from '../coupons/CouponPopup.tsx'
import { changeAccount } from '../account/logOut.ts'
import { chooseGame } from '../games/chooseGame.ts'
import { ServerCharacterPopup } from '../games/ServerCharacterPopup.tsx'
import { ProductShelf } from '../products/ProductShelf.tsx'
import { openProduct } from '../products/openProduct.ts'
import { LoginPopup } from '../login/LoginPopup.tsx'
import { xsolla } from '@topup/api-client/providers/xsolla'
import { buy } from '../purchase/recharge/buy.ts'
import { choosePayway } from '../purchase/recharge/openRecharge.ts'
import { ResultPopup } from '../purchase/result/OrderResult.tsx'
import { rewardsOf } from '../claims/rewardsOf.ts'
import { content, held, rejection, type FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi, starfall, type FakeServices } from '../../testing/fakeServices.ts'
import { flush } from '../../testing/flush.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'

afterEach(cleanup)

const starter = '/api/pay/xsolla_pay'
const product: Product = buildProduct()
const method = { paywayId: '700', channelId: 11001, country: 'MY' }
const close = () => undefined

const eventsOf = ({ tracking }: FakeServices): TrackingEvent[] => tracking.events.map(({ event }) => event)
const factsOf = ({ tracking }: FakeServices, event: TrackingEvent) =>
  tracking.events.filter((noted) => noted.event === event).map(({ facts }) => facts)

/** A player with a character at one product. */
function playerWithCharacter(answers: Readonly<Record<string, FakeEndpoint>> = {}): FakeServices {
  const services = createFakeServices({ account: renHoshi, providers: [xsolla], answers })
  services.catalogue.setState({
    pageConfig: { kind: 'ready', value: decodePageConfig(pageConfigWire({ is_open_coupon: 0 }), {}) },
  })
  const server = { display: 'S128', value: 's128' }
  const character = { display: 'Kaelith', value: '900001' }
  services.selection.getState().change((held) => ({ ...held, server, character }))
  const groups = [
    { typeKey: 'crystal', name: 'Crystals', products: [product] },
    { typeKey: 'pass', name: 'Passes', products: [buildProduct({ productId: 'pass', typeSort: 3 })] },
  ]
  services.catalogue.setState({ products: { kind: 'ready', value: groups } })
  trackPopups(services)
  return services
}

async function atCheckout(answer: FakeEndpoint = () => content(payStartWire())): Promise<FakeServices> {
  const wallet = paywayWire({
    payway_id: '1',
    channel_id: 11001,
    sub_payment: [subPaymentWire({ channel_id: 11001 })],
  })
  const services = playerWithCharacter({
    [getPaywayList.path]: () => content({ country: { MY: [paywayWire({ channel_id: 11001 }), wallet] } }),
    [starter]: answer,
  })
  await services.recharge.getState().open(product, { withCoupons: false })
  return services
}

test('a login by the popup is tracked as a login, with its method; one that is rejected is not', async () => {
  const services = createFakeServices()
  const user = renderInStore(services, <LoginPopup onClose={close} />)
  await user.type(screen.getByLabelText('Username'), 'ren_hoshi')
  await user.type(screen.getByLabelText('Password'), 'moon')
  services.api.answer(loginAuth.path, () => rejection(-3002, 'no'))
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(eventsOf(services)).toEqual([])
  const wire = { username: 'ren_hoshi', suid: '7720418', oauth_token: 'token-1', gp_id: '1' }
  services.api.answer(loginAuth.path, () => content(wire))
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(eventsOf(services)).toEqual(['login', 'manualLogin'])
  expect(factsOf(services, 'login')).toEqual([{ loginMethod: 'account' }])
})

test('a logout is tracked once it is confirmed', async () => {
  const services = playerWithCharacter()
  const left = changeAccount(services)
  expect(eventsOf(services)).toEqual([])
  const [question] = services.popups.getState().open
  if (question?.kind === 'confirm') question.resolve('confirm')
  await left
  expect(eventsOf(services)).toEqual(['logout'])
})

test('opening the game list is a view; only choosing another game is a change of game', async () => {
  const services = createFakeServices()
  trackPopups(services)
  services.popups.getState().push({ kind: 'games' })
  services.popups.getState().push({ kind: 'language' })
  await chooseGame(services, starfall)
  await chooseGame(services, { ...starfall, clientId: '100002' })
  expect(eventsOf(services)).toEqual(['viewGameList', 'changeGame'])
})

const roster = {
  [getServerList.path]: () => content({ all: [{ server_id: 's1', server_name: 'S1' }] }),
  [getAllRoleList.path]: () =>
    content([{ role_id: '1', role_name: 'Oru', level: 1, server_id: 's1', server_name: 'S1' }]),
}

test('a character chosen by the player is tracked differently from one chosen automatically', async () => {
  const byHand = createFakeServices({ account: renHoshi, answers: roster })
  const user = renderInStore(byHand, <ServerCharacterPopup onClose={close} />)
  await user.click(await screen.findByRole('button', { name: /Oru/ }))
  expect(eventsOf(byHand)).toEqual(['selectRole', 'manualSelectRole'])

  const forThem = createFakeServices({ account: renHoshi, answers: roster })
  await preselectCharacter(forThem)
  expect(eventsOf(forThem)).toEqual(['selectRole'])
})

test('another category is tracked, the one on screen is not', async () => {
  const services = playerWithCharacter()
  const user = renderInStore(services, <ProductShelf />)
  await user.click(screen.getByRole('tab', { name: /Crystals/ }))
  await user.click(screen.getByRole('tab', { name: /Passes/ }))
  expect(services.tracking.events).toEqual([
    { event: 'changeProductType', facts: { typeKey: 'pass', typeSort: 3 } },
  ])
})

test('a product is viewed when its recharge opens, once however many popups follow', () => {
  const services = playerWithCharacter()
  openProduct(services, product)
  services.popups.getState().push({ kind: 'coupons' })
  services.popups.getState().closeTop()
  expect(services.tracking.events).toEqual([
    { event: 'viewProductDetail', facts: { value: product.productId } },
  ])
})

test('a method is tracked when the player chooses another one; the remembered one is not', async () => {
  const services = await atCheckout()
  choosePayway(services, { kind: 'methodChosen', key: '700' })
  choosePayway(services, { kind: 'methodChosen', key: '700' })
  expect(factsOf(services, 'selectPayway')).toEqual([{ product, method }])
  choosePayway(services, { kind: 'methodChosen', key: '1' })
  expect(eventsOf(services)).toEqual(['selectPayway'])
})

test('Buy, the starter, the pay window and the order are tracked once each', async () => {
  const services = await atCheckout()
  Object.assign(services.placing, { openPayWindow: () => ({ go: () => true, close }) })
  services.recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
  await buy(services)
  expect(eventsOf(services)).toEqual(['clickBuy', 'clickPay', 'openPayLink'])
  expect(factsOf(services, 'clickPay')).toMatchObject([{ product, method, couponCode: '' }])
  const { billing_no: billingNo } = payStartWire()
  expect(factsOf(services, 'openPayLink')).toMatchObject([{ value: product.productId, method, billingNo }])
  const [order] = services.journal.getState().journal
  expect(order).toMatchObject({ billingNo, times: { tracked: 'owed' } })
})

test('a rejected starter was sent and made no order; nothing was opened', async () => {
  const services = await atCheckout(() => rejection(-5, 'no'))
  services.recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
  await buy(services)
  expect(eventsOf(services)).toEqual(['clickBuy', 'clickPay'])
})

test('opening the payment URL of an open order is tracked at the tap', async () => {
  const entry = buildOrdered('B1')
  const { product, recipient } = entry.snapshot
  const services = createFakeServices({ account: { ...renHoshi, suid: recipient.suid }, journal: [entry] })
  const user = renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  expect(eventsOf(services)).toEqual([])
  await user.click(screen.getByRole('link'))
  expect(factsOf(services, 'openPayLink')).toMatchObject([{ value: product.productId, billingNo: 'B1' }])
})

test('a claim is tracked when it is sent, once however often it is tapped', async () => {
  const services = createFakeServices({
    account: renHoshi,
    answers: { [receiveCoupons.path]: held().endpoint },
  })
  const wallet = rewardsOf(services)?.wallet.getState()
  void wallet?.claim('MAYVIP8')
  void wallet?.claim('MAYVIP8')
  void rewardsOf(services)?.vip.getState().claimFirstReward(4)
  await flush()
  expect(services.tracking.events).toEqual([
    { event: 'claimVipCoupon', facts: { couponCode: 'MAYVIP8' } },
    { event: 'claimVipCoupon', facts: { rewardId: '4' } },
  ])
})

test.each([
  ['cumulative', cumulativeActivityWire, 'claimCumulativeReward'],
  ['consecutive', continueActivityWire, 'claimContinueReward'],
] as const)('claiming a %s reward is tracked with its activity', async (kind, wire, event) => {
  const answers = {
    [getCumulativeActivityInfo.path]: () => content(wire()),
    [receiveActivityGift.path]: held().endpoint,
  }
  const services = createFakeServices({ account: renHoshi, answers })
  const activity = rewardsOf(services)?.activity(kind).getState()
  await activity?.load()
  void activity?.claim(['r1'])
  await flush()
  expect(services.tracking.events).toMatchObject([{ event, facts: { rewardId: 'r1' } }])
})

test('the events page is a view once it is known which event it shows; a tap on a reward is a view of its detail, another tab is none', async () => {
  const config = pageConfigWire({
    cumulative_config: { is_has_cumulative: 1 },
    continue_config: { is_has_continue: 1 },
  })
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getPageConfig.path]: () => content(config),
      [getCumulativeActivityInfo.path]: ({ type }) =>
        content(type === 'continue' ? continueActivityWire() : cumulativeActivityWire()),
    },
  })
  await services.catalogue.getState().loadPageConfig()
  const user = renderInStore(services, <ActivityPage />)
  const [first, second] = screen.getAllByRole('tab')
  if (first === undefined || second === undefined) throw new Error('no tabs')
  await waitFor(() => expect(eventsOf(services)).toEqual(['viewActivity']))
  await user.click(first)
  await user.click(second)
  await user.click(await screen.findByRole('button', { name: 'Day 1' }))
  expect(eventsOf(services)).toEqual(['viewActivity', 'viewRewardDetail'])
  expect(services.popups.getState().open).toMatchObject([{ kind: 'tip', title: 'Day 1' }])
  const idOf = (wire: { readonly activity_id: unknown }) => ({ activityId: String(wire.activity_id) })
  expect(services.tracking.events.map(({ facts }) => facts)).toEqual([
    idOf(cumulativeActivityWire()),
    { ...idOf(continueActivityWire()), rewardId: expect.any(String) as string },
  ])
})

test('a guest views the events page and no event', async () => {
  const config = pageConfigWire({ cumulative_config: { is_has_cumulative: 1 } })
  const services = createFakeServices({ answers: { [getPageConfig.path]: () => content(config) } })
  await services.catalogue.getState().loadPageConfig()
  renderInStore(services, <ActivityPage />)
  expect(services.tracking.events).toEqual([{ event: 'viewActivity', facts: {} }])
})

test('a coupon that the player uses is tracked, one that was chosen automatically is not', async () => {
  const services = await atCheckout()
  services.api.answer(getCouponList.path, () => content([couponWire()]))
  await services.recharge.getState().open(buildProduct({ isCoupon: true }), { withCoupons: true })
  services.recharge.getState().chooseCoupon({ kind: 'couponCancelled' })
  expect(eventsOf(services)).toEqual([])
  const popup = (
    <CheckoutProvider>
      <CouponPopup onClose={close} />
    </CheckoutProvider>
  )
  const user = await act(async () => renderInStore(services, popup))
  await user.click(await screen.findByRole('button', { name: 'Use' }))
  expect(factsOf(services, 'manualUseVipCoupon')).toEqual([
    { couponCode: couponWire().code, value: product.productId },
  ])
})
