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
import { act, go, nothing } from './shopActs.ts'

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
export function rechargeActs(tab: StoreTab, random: Random, close: () => void): readonly Act[] {
  const checkout = tab.checkout()
  if (checkout === null)
    return [
      act('wait', 1, nothing),
      act('reload the store', tab.code.isLost() ? 4 : 0, () => tab.page.window.location.reload()),
      act('close recharge', 1, close),
    ]
  return [
    ...buyActs(tab, checkout, random),
    ...methodActs(tab, checkout, random),
    ...couponActs(checkout, random),
    act('close recharge', 2, () => {
      close()
      checkout.card.getState().leave()
    }),
  ]
}

/** Tapping Buy, once or more often; before that, typing the card that pays. */
function buyActs(tab: StoreTab, checkout: CheckoutServices, random: Random): readonly Act[] {
  const { recharge, card } = checkout
  const { placing, payment } = recharge.getState()
  const isBusy = placing.kind !== 'no' || card.getState().query.kind === 'asking'
  const needsCard = isCardMode(payment.choice) && !canCardLogin(card.getState().typed)
  const canTap = !isBusy && readScreen(checkout) !== null && !needsCard
  const typeCard = () => {
    card.getState().enter()
    card.getState().type(newCard(random))
  }
  return [
    act('tap Buy', canTap ? 14 : 0, () => tapBuy(tab, checkout, 1)),
    act('tap Buy twice', canTap ? 3 : 0, () => tapBuy(tab, checkout, random.chance(0.5) ? 2 : 3)),
    act('type a card', needsCard ? 10 : 0, typeCard),
  ]
}

/** The list of methods: asking for it again, another method, another country. */
function methodActs(tab: StoreTab, checkout: CheckoutServices, random: Random): readonly Act[] {
  const recharge = checkout.recharge.getState()
  const chooseMethod = () => {
    const byDropIn = random.chance(0.4)
    const offered = methods.filter(
      ({ parentId, channelId }) => parentId === undefined && (!byDropIn || channelId === dropInChannel),
    )
    choosePayway(checkout, { kind: 'methodChosen', key: random.pickOf(offered)?.payId ?? '' })
    const { choice } = checkout.recharge.getState().payment
    if (choice.kind === 'choosingSubMethod')
      tab.services.popups.getState().push({ kind: 'subMethods', methodKey: choice.method.paywayId })
  }
  const chooseCountry = () =>
    recharge.choosePayment({ kind: 'regionChosen', region: random.pick(['MY', 'PH']) })
  return [
    act('try methods again', recharge.methods.kind === 'failed' ? 5 : 0, () => go(recharge.loadMethods())),
    act('choose a method', 4, chooseMethod),
    act('choose a country', 3, chooseCountry),
  ]
}

function couponActs({ recharge, session }: CheckoutServices, random: Random): readonly Act[] {
  const ofRecharge = recharge.getState()
  const { clientId } = session.getState()
  const productId = ofRecharge.product?.isCoupon ? ofRecharge.product.productId : null
  const choose = () => {
    const code = random.pickOf([...coupons.keys()]) ?? ''
    if (clientId !== null) ofRecharge.chooseCoupon({ kind: 'couponChosen', code, clientId, productId })
  }
  return [
    act('choose a coupon', 2, choose),
    act('cancel the coupon', 1, () => ofRecharge.chooseCoupon({ kind: 'couponCancelled' })),
  ]
}

/** The banks or wallets of one method: one of them, or none. */
export function subMethodActs(tab: StoreTab, methodKey: string, close: () => void): readonly Act[] {
  const checkout = tab.checkout()
  if (checkout === null) return [act('close sub-methods', 1, close)]
  const choose = (key: string) => () => {
    choosePayway(checkout, { kind: 'subMethodChosen', key })
    close()
  }
  const leave = () => {
    checkout.recharge.getState().choosePayment({ kind: 'subMethodsClosed' })
    close()
  }
  const listed = methods.filter(({ parentId }) => parentId === methodKey)
  return [
    ...listed.map(({ payId }) => act(`choose sub-method ${payId}`, 3, choose(payId))),
    act('leave sub-methods', 1, leave),
  ]
}

/** A result: check again, dismiss, change the method, later. The ways to the payment are for `hands`. */
export function resultActs(
  tab: StoreTab,
  popup: OpenPopup,
  { hands, close }: { readonly hands: Hands; readonly close: () => void },
): readonly Act[] {
  const { services, screen } = tab
  const entry = screen.shownOrder(popup)
  const later = act('later', 3, close)
  if (entry === null) return [later]
  const check = act('check again', 4, () => go(services.poller.refresh(addressOf(entry))))
  const dismiss = async () => {
    if ((await askToDismiss(services, entry.snapshot.intentId)) === 'setAside') close()
  }
  if (isIntent(entry)) return [later, check, act('dismiss', 2, () => go(dismiss()))]
  const again = act('change method', canReopen(services, entry) ? 2 : 0, () =>
    reopenRecharge(services, entry, close),
  )
  if (entry.kind === 'ordered') return [later, check, again, ...payOrderActs(tab, entry, hands)]
  const mayRetry = entry.outcome === 'fail' && accountOf(services.session.getState()) !== null
  return mayRetry ? [later, again] : [later]
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
  if (checkout?.placing.dropIns.has(billingNo))
    return [act('to pay by drop-in', 10, () => hands.payByForm(checkout, billingNo))]
  return payUrl === null ? [] : [act('to pay', 6, () => hands.payAtProvider(payUrl))]
}
