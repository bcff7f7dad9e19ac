import { addressOf, canCardLogin, isCardMode, isIntent } from '@topup/domain'
import {
  accountOf,
  askToDismiss,
  buy,
  canReopen,
  choosePayway,
  isPayOffered,
  payByDropIn,
  reopenRecharge,
} from '@topup/flows/headless'
import type { CheckoutServices, OpenPopup } from '@topup/flows/headless'
import { readScreen } from '../browser/storeTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { coupons, dropInChannel, methods } from '../service/shop.ts'
import type { Random } from '../time/random.ts'
import type { Act } from './act.ts'
import { go } from './act.ts'

/** A card that is good for one order; its number and password are canaries. */
const newCard = (random: Random) => ({
  cardNumber: `canaryCard${random.below(40)}`,
  cardPassword: `canarySecret${random.below(3)}`,
})

/** Taps Buy as often as given, within one moment. */
export function tapBuy(tab: StoreTab, checkout: CheckoutServices, times: 1 | 2 | 3): void {
  for (let tap = 0; tap < times; tap += 1) {
    if (tap === 0) {
      tab.readAtTap = readScreen(checkout)
      tab.acknowledged.clear()
      tab.agreedTo.clear()
    }
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
  const { recharge, card, session } = checkout
  const { placing, payment, goods, methods: listed } = recharge.getState()
  const { clientId } = session.getState()
  const isBusy = placing.kind !== 'no' || card.getState().query.kind === 'asking'
  const isByCard = isCardMode(payment.choice)
  const needsCard = isByCard && !canCardLogin(card.getState().typed)
  const canTap = readScreen(checkout) !== null && !needsCard
  const productId = goods?.isCoupon ? goods.productId : null
  return [
    ...(isBusy || !canTap
      ? []
      : [
          { name: 'tap Buy', weight: 14, run: () => tapBuy(tab, checkout, 1) },
          { name: 'tap Buy twice', weight: 3, run: () => tapBuy(tab, checkout, random.chance(0.5) ? 2 : 3) },
        ]),
    ...(needsCard
      ? [
          {
            name: 'type a card',
            weight: 10,
            run: () => {
              card.getState().enter()
              card.getState().type(newCard(random))
            },
          },
        ]
      : []),
    ...(listed.kind === 'failed'
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
        const paywayId = random.pickOf(offered)?.payId ?? ''
        choosePayway(checkout, { kind: 'methodChosen', paywayId })
        const { choice } = recharge.getState().payment
        if (choice.kind === 'choosingSubMethod')
          tab.services.popups.getState().push({ kind: 'subMethods', paywayId: choice.method.paywayId })
      },
    },
    {
      name: 'choose a country',
      weight: 3,
      run: () =>
        recharge.getState().choosePayment({ kind: 'regionChosen', region: random.pick(['MY', 'PH']) }),
    },
    {
      name: 'choose a coupon',
      weight: 2,
      run: () => {
        const code = random.pickOf([...coupons.keys()]) ?? ''
        recharge.getState().chooseCoupon({ kind: 'couponChosen', code, clientId, productId })
      },
    },
    {
      name: 'cancel the coupon',
      weight: 1,
      run: () => recharge.getState().chooseCoupon({ kind: 'couponCancelled' }),
    },
    {
      name: 'close recharge',
      weight: 2,
      run: () => {
        close()
        card.getState().leave()
      },
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
  const listed = methods.filter(({ parentId }) => parentId === popup.paywayId)
  return [
    ...listed.map(({ payId }) => ({
      name: `choose sub-method ${payId}`,
      weight: 3,
      run: () => {
        choosePayway(checkout, { kind: 'subMethodChosen', subPaywayId: payId })
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

/** A result: check again, dismiss, change the method, later. The link to the payment is for `payAtProvider`. */
export function resultActs(
  tab: StoreTab,
  popup: Extract<OpenPopup, { kind: 'result' }>,
  payAtProvider: (url: string) => void,
): readonly Act[] {
  const { services, screen } = tab
  const { poller, popups } = services
  const entry = screen.shownOrder(popup)
  const close = () => popups.getState().close(popup.id)
  const later = { name: 'later', weight: 3, run: close }
  if (entry === null) return [later]
  const { snapshot } = entry
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
    case 'dismissed':
      return [
        later,
        check,
        {
          name: 'dismiss',
          weight: 2,
          run: () =>
            go(askToDismiss(services, snapshot.intentId).then((end) => end === 'setAside' && close())),
        },
      ]
    case 'ordered': {
      const isOffered = isPayOffered(
        entry,
        poller.state.getState().lastAnswer,
        services.journal.getState().journal,
      )
      const checkout = tab.checkout()
      if (isOffered && checkout?.placing.dropIns.has(entry.billingNo)) {
        const open = () => payByDropIn(checkout, entry.billingNo)
        return [later, check, ...again, { name: 'to pay by drop-in', weight: 10, run: open }]
      }
      const payUrl = isOffered ? entry.payUrl : null
      const pay = { name: 'to pay', weight: 6, run: () => payUrl !== null && payAtProvider(payUrl) }
      return payUrl === null ? [later, check, ...again] : [later, check, ...again, pay]
    }
    case 'final':
      return entry.outcome === 'fail' && accountOf(services.session.getState()) !== null
        ? [later, ...again]
        : [later]
  }
}
