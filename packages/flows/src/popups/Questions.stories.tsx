import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCouponList, getOrderInfo, getPaywayList, errorCodes } from '@topup/api-client'
import { paywayWire } from '@topup/api-client/testing'
import { unknownPurchase } from '@topup/domain'
import { buildIntended, buildOrdered, buildPurchaseSnapshot } from '@topup/domain/testing'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { changeAccount, askToLogOut } from '../features/account/logOut.ts'
import { chooseGame } from '../features/games/chooseGame.ts'
import { findProduct } from '../store/findProduct.ts'
import {
  type StorageTrouble,
  buyWaitMs,
  warnOfLinkAccount,
  warnOfOpenOrder,
  warnOfStorage,
} from '../features/purchase/recharge/buyChecks.ts'
import { buy, confirmCard } from '../features/purchase/recharge/buy.ts'
import { askToDismiss } from '../features/purchase/orders/results.ts'
import { content, errorOf, held, rejection, unreachable } from '../testing/fakeApi.ts'
import { renHoshi, starfall } from '../testing/fakeServices.ts'
import type { FakeServices } from '../testing/fakeServices.ts'
import { inStore, startingWith } from '../testing/inStore.ts'
import { openRecharge, openShopForKaelith, storyAnswers } from '../testing/storyAnswers.ts'

/** Questions with two answers (spec §5 "Confirmations" and those of the decisions), and tips with none. */
const meta = {
  title: 'Popups/Questions and tips',
  parameters: inStore({ account: renHoshi, answers: storyAnswers }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const tenDollars = { price: { minorUnits: 1000, currency: 'USD' }, gems: 1360, extraGems: 136 }
const longAgo = buildPurchaseSnapshot({ intentId: 'unsure', intendedAtMs: Date.UTC(2026, 4, 2, 11) })

/** Resolves when `asking` has opened its question. */
const untilAsked = ({ popups }: FakeServices, asking: Promise<unknown>) =>
  new Promise<void>((resolve, reject) => {
    popups.subscribe(({ open }) => open.length > 0 && resolve())
    asking.then(() => reject(new Error('ended without a question')), reject)
  })

const longName = 'Sternenwandererin_vom_Ende_der_Welt'

export const PayWithoutCoupon: Story = startingWith({
  prepare: async (services) => {
    await openRecharge(services)
    services.recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
    services.recharge.getState().chooseCoupon({ kind: 'couponCancelled' })
    void buy(services)
  },
})
/** A coupon could be used, but not with this method. */
export const PayByMethodWithoutCoupons: Story = startingWith({
  answers: {
    [getPaywayList.path]: () => content({ country: { MY: [paywayWire({ open_coupon: 0 })] } }),
  },
  prepare: async (services) => {
    await openRecharge(services)
    services.recharge.getState().choosePayment({ kind: 'methodChosen', key: String(paywayWire().payway_id) })
    void buy(services)
  },
})
/** It is not known which coupons there are, because they could not be loaded. */
export const PayWithoutCouponsLoaded: Story = startingWith({
  answers: { [getCouponList.path]: unreachable },
  prepare: async (services) => {
    await openRecharge(services)
    services.recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
    void buy(services)
  },
})
/** The same, because they take longer than a tap on Buy waits. */
export const PayWithoutCouponsInTime: Story = startingWith({
  answers: { [getCouponList.path]: held().endpoint },
  prepare: async (services) => {
    void openRecharge(services)
    const { recharge, clock } = services
    await new Promise<void>((resolve) => {
      recharge.subscribe(
        ({ methods, couponList }) => methods.kind === 'ready' && couponList === 'asking' && resolve(),
      )
    })
    recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
    const asked = untilAsked(services, buy(services))
    clock.advance(buyWaitMs)
    await asked
  },
})
/** The link names another account than the one that is logged in here. */
export const PayWithLinkAccount: Story = startingWith({
  prepare: (services) => void warnOfLinkAccount(services, 'mika'),
})
export const ExchangeCard: Story = startingWith({
  prepare: async (services) => {
    await openShopForKaelith(services)
    const product = findProduct(services.catalogue.getState().products, 'point')
    if (product !== null) await services.recharge.getState().open(product, { withCoupons: false })
    const cardValue = { price: { minorUnits: 4300, currency: 'PTS' }, gems: 430, extraGems: 43 }
    void confirmCard(services, { snapshot: buildPurchaseSnapshot(), cardValue })
  },
})
export const PayWithCard: Story = startingWith({
  prepare: (services) =>
    void confirmCard(services, { snapshot: buildPurchaseSnapshot(), cardValue: tenDollars }),
})
export const OrderStillOpen: Story = startingWith({
  prepare: (services) =>
    void warnOfOpenOrder(services, { open: buildOrdered('2505-8841-77'), wanted: buildPurchaseSnapshot() }),
})
/** The open order is of another product than the one to buy. */
export const OtherOrderStillOpen: Story = startingWith({
  prepare: (services) =>
    void warnOfOpenOrder(services, {
      open: buildOrdered('2505-8841-77'),
      wanted: buildPurchaseSnapshot({
        product: { productId: 'pass.moon', display: 'Moonlight Pass', typeKey: 'pass', bonus: '' },
      }),
    }),
})
/** Nothing is known of the open order but that there is one. */
export const UnnamedOrderStillOpen: Story = startingWith({
  prepare: (services) =>
    void warnOfOpenOrder(services, {
      open: {
        ...buildOrdered('2505-8841-77'),
        snapshot: unknownPurchase({ intentId: 'unsure', paymentRegion: 'sea' }),
      },
      wanted: buildPurchaseSnapshot(),
    }),
})
/** The browser says that it is offline. */
export const BuyOffline: Story = startingWith({
  prepare: async (services) => {
    await openRecharge(services)
    services.recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    void buy(services)
    onLine.mockRestore()
  },
})
const afterWarning = (trouble: StorageTrouble): Story =>
  startingWith({ prepare: (services) => void warnOfStorage(services, trouble) })
export const OrderNotKept = afterWarning('blocked')
export const StorageFull = afterWarning('full')
export const StorageFullForTabs = afterWarning('fullForTabs')
export const DeviceSlow = afterWarning('slow')
/** The service knows no such order, and the tap was long ago. */
export const DismissOrder: Story = startingWith({
  journal: [{ ...buildIntended('unsure'), snapshot: longAgo }],
  answers: { [getOrderInfo.path]: () => rejection(errorCodes.noSuchOrder.code, '') },
  prepare: (services) => untilAsked(services, askToDismiss(services, 'unsure')),
})
export const OrderSetAside: Story = {
  ...DismissOrder,
  play: async ({ loaded }) => {
    const { popups, toasts } = loaded['services']
    const asked = popups.getState().open.at(-1)
    if (asked?.kind === 'confirm') asked.resolve('confirm')
    popups.getState().closeAll()
    await waitFor(() => expect(toasts.getState().messages).toHaveLength(1))
  },
}
export const ChangeAccount: Story = startingWith({ prepare: (services) => void changeAccount(services) })
export const ChangeGame: Story = startingWith({
  prepare: (services) =>
    void chooseGame(services, { ...starfall, clientId: '100002', name: 'Ember Dynasty' }),
})
export const LogOut: Story = startingWith({ prepare: (services) => void askToLogOut(services) })
export const VerifyName: Story = startingWith({
  prepare: ({ react }) => {
    const rejected = rejection(6001, '')
    if (!rejected.ok) react(errorOf(rejected.error, ''))
  },
})
export const Cancelled: Story = {
  ...LogOut,
  play: async ({ loaded }) => {
    const [cancel] = await screen.findAllByRole('button')
    if (cancel !== undefined) await userEvent.click(cancel)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(loaded['services'].session.getState().accounts.size).toBe(1)
  },
}
export const LongText: Story = startingWith({
  prepare: (services) => {
    const open = buildOrdered('2505-8841-77')
    const recipient = { ...open.snapshot.recipient, character: { display: longName, value: '9' } }
    const product = { ...open.snapshot.product, display: 'Abenteurerschatzkiste des unendlichen Himmels' }
    const wanted = { ...open.snapshot, recipient, product }
    void warnOfOpenOrder(services, { open: { ...open, snapshot: wanted }, wanted })
  },
})
export const Tip: Story = startingWith({
  open: [{ kind: 'tip', title: 'This link has expired', text: 'Ask the game for a new one.' }],
})
export const TipWithHelp: Story = startingWith({
  open: [
    {
      kind: 'tip',
      title: 'Support',
      text: 'Email support@store.example with your order number, if you have one.',
      help: 'mailto:support@store.example',
    },
  ],
})
export const LongTip: Story = startingWith({
  open: [
    {
      kind: 'tip',
      title: 'Die Zahlungsaufforderung konnte in diesem Browserfenster nicht geöffnet werden',
      text: 'Öffnen Sie den Store in einem anderen Browser. '.repeat(8),
    },
  ],
})
