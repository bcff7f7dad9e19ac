import { addressOf, canCardLogin, isCardMode, isIntent } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import {
  accountOf,
  askToDismiss,
  buy,
  canReopen,
  choosePayway,
  isPayOffered,
  reopenRecharge,
} from '@topup/flows/headless'
import type { CheckoutServices, OpenPopup } from '@topup/flows/headless'
import { noteTap, readScreen } from '../browser/storeTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { coupons, dropInChannel, methods } from '../service/shop.ts'
import type { Random } from '../time/random.ts'
import type { Act, Hands } from './shopActs.ts'
import { go } from './shopActs.ts'

/** A card that is good for one order; its number and password are canaries. */
const newCard = (random: Random) => ({
  cardNumber: `canaryCard${random.below(40)}`,
  cardPassword: `canarySecret${random.below(3)}`,
})

/** Taps Buy as often as given, within one moment. */
export function tapBuy(tab: StoreTab, checkout: CheckoutServices, times: 1 | 2 | 3): void {
  for (let tap = 0; tap < times; tap += 1) {
    noteTap(tab, checkout)
    go(buy(checkout))
  }
}

/** The recharge popup: method, country, coupon, card, Buy. */
export function rechargeActs(tab: StoreTab, popup: OpenPopup, random: Random): readonly Act[] {
  const checkout = tab.checkout()
  const close = () => tab.services.popups.getState().close(popup.id)
  if (checkout === null)
    return [
      { name: 'wait', weight: 1, run: () => undefined },
      ...(tab.code.isLost()
        ? [{ name: 'reload the store', weight: 4, run: () => tab.page.window.location.reload() }]
        : []),
      { name: 'close recharge', weight: 1, run: close },
    ]
  return [
    ...buyActs(tab, checkout, random),
    ...methodActs(tab, checkout, random),
    ...couponActs(checkout, random),
    {
      name: 'close recharge',
      weight: 2,
      run: () => {
        close()
        checkout.card.getState().leave()
      },
    },
  ]
}

/** Tapping Buy, once or more often; before that, typing the card that pays. */
function buyActs(tab: StoreTab, checkout: CheckoutServices, random: Random): readonly Act[] {
  const { recharge, card } = checkout
  const { placing, payment } = recharge.getState()
  const isBusy = placing.kind !== 'no' || card.getState().query.kind === 'asking'
  const needsCard = isCardMode(payment.choice) && !canCardLogin(card.getState().typed)
  const canTap = readScreen(checkout) !== null && !needsCard
  const typeCard = () => {
    card.getState().enter()
    card.getState().type(newCard(random))
  }
  return [
    ...(isBusy || !canTap
      ? []
      : [
          { name: 'tap Buy', weight: 14, run: () => tapBuy(tab, checkout, 1) },
          { name: 'tap Buy twice', weight: 3, run: () => tapBuy(tab, checkout, random.chance(0.5) ? 2 : 3) },
        ]),
    ...(needsCard ? [{ name: 'type a card', weight: 10, run: typeCard }] : []),
  ]
}

/** The list of methods: asking for it again, another method, another country. */
function methodActs(tab: StoreTab, checkout: CheckoutServices, random: Random): readonly Act[] {
  const { recharge } = checkout
  return [
    ...(recharge.getState().methods.kind === 'failed'
      ? [{ name: 'try methods again', weight: 5, run: () => go(recharge.getState().loadMethods()) }]
      : []),
    {
      name: 'choose a method',
      weight: 4,
      run: () => {
        const byDropIn = random.chance(0.4)
        const offered = methods.filter(
          ({ parentId, channelId }) => parentId === undefined && (!byDropIn || channelId === dropInChannel),
        )
        const key = random.pickOf(offered)?.payId ?? ''
        choosePayway(checkout, { kind: 'methodChosen', key })
        const { choice } = recharge.getState().payment
        if (choice.kind === 'choosingSubMethod')
          tab.services.popups.getState().push({ kind: 'subMethods', methodKey: choice.method.paywayId })
      },
    },
    {
      name: 'choose a country',
      weight: 3,
      run: () =>
        recharge.getState().choosePayment({ kind: 'regionChosen', region: random.pick(['MY', 'PH']) }),
    },
  ]
}

function couponActs({ recharge, session }: CheckoutServices, random: Random): readonly Act[] {
  const { product } = recharge.getState()
  const { clientId } = session.getState()
  const productId = product?.isCoupon ? product.productId : null
  return [
    {
      name: 'choose a coupon',
      weight: 2,
      run: () => {
        const code = random.pickOf([...coupons.keys()]) ?? ''
        if (clientId === null) return
        recharge.getState().chooseCoupon({ kind: 'couponChosen', code, clientId, productId })
      },
    },
    {
      name: 'cancel the coupon',
      weight: 1,
      run: () => recharge.getState().chooseCoupon({ kind: 'couponCancelled' }),
    },
  ]
}

/** The banks or wallets of one method: one of them, or none. */
export function subMethodActs(
  tab: StoreTab,
  popup: Extract<OpenPopup, { kind: 'subMethods' }>,
): readonly Act[] {
  const checkout = tab.checkout()
  const close = () => tab.services.popups.getState().close(popup.id)
  if (checkout === null) return [{ name: 'close sub-methods', weight: 1, run: close }]
  const listed = methods.filter(({ parentId }) => parentId === popup.methodKey)
  return [
    ...listed.map(({ payId }) => ({
      name: `choose sub-method ${payId}`,
      weight: 3,
      run: () => {
        choosePayway(checkout, { kind: 'subMethodChosen', key: payId })
        close()
      },
    })),
    {
      name: 'leave sub-methods',
      weight: 1,
      run: () => {
        checkout.recharge.getState().choosePayment({ kind: 'subMethodsClosed' })
        close()
      },
    },
  ]
}

/** A result: check again, dismiss, change the method, later. The ways to the payment are for `hands`. */
export function resultActs(
  tab: StoreTab,
  popup: Extract<OpenPopup, { kind: 'result' }>,
  hands: Hands,
): readonly Act[] {
  const { services, screen } = tab
  const { poller, popups } = services
  const entry = screen.shownOrder(popup)
  const close = () => popups.getState().close(popup.id)
  const later = { name: 'later', weight: 3, run: close }
  if (entry === null) return [later]
  const check = {
    name: 'check again',
    weight: entry.kind === 'final' ? 0 : 4,
    run: () => go(poller.refresh(addressOf(entry))),
  }
  const again =
    isIntent(entry) || !canReopen(services, entry)
      ? []
      : [{ name: 'change method', weight: 2, run: () => reopenRecharge(services, entry, close) }]
  switch (entry.kind) {
    case 'intended':
    case 'rejected':
    case 'dismissed': {
      const dismiss = async () => {
        if ((await askToDismiss(services, entry.snapshot.intentId)) === 'setAside') close()
      }
      return [later, check, { name: 'dismiss', weight: 2, run: () => go(dismiss()) }]
    }
    case 'ordered':
      return [later, check, ...again, ...payOrderActs(tab, entry, hands)]
    case 'final':
      return entry.outcome === 'fail' && accountOf(services.session.getState()) !== null
        ? [later, ...again]
        : [later]
  }
}

/** The ways to the payment of an open order; none where the result offers none. */
function payOrderActs(
  tab: StoreTab,
  entry: Extract<JournalEntry, { kind: 'ordered' }>,
  hands: Hands,
): readonly Act[] {
  const { poller, journal } = tab.services
  if (!isPayOffered(entry, poller.state.getState().lastAnswer, journal.getState().journal)) return []
  const { billingNo, payUrl } = entry
  const checkout = tab.checkout()
  if (checkout?.placing.dropIns.has(billingNo)) {
    const open = () => hands.payByForm(checkout, billingNo)
    return [{ name: 'to pay by drop-in', weight: 10, run: open }]
  }
  return payUrl === null ? [] : [{ name: 'to pay', weight: 6, run: () => hands.payAtProvider(payUrl) }]
}
