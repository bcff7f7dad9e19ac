import { createLinkStore, payLink } from '@topup/flows/headless'
import { createScreen } from '../browser/screen.ts'
import { readScreen } from '../browser/storeTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { links } from '../service/shop.ts'
import type { Random } from '../time/random.ts'
import type { Act } from './act.ts'
import { go } from './act.ts'

/** Opens the page of a link in a tab; which one is drawn when the code is there. */
export function openLink(tab: StoreTab, paymentLinkId: () => string): void {
  go(
    tab.loadCheckout().then(
      (checkout) => {
        const link = createLinkStore(checkout, paymentLinkId())
        const opened: NonNullable<StoreTab['link']> = { store: link, screen: null }
        tab.link = opened
        // In the page's own turn: what a screen begins belongs to the page.
        link.subscribe(({ checkout: ofLink }) => {
          if (ofLink !== null) opened.screen ??= createScreen(ofLink, () => Promise.resolve(ofLink))
        })
        return link.getState().load()
      },
      () => undefined,
    ),
  )
}

/** Opens a payment link, once in a tab: the page of a link is a page of its own. Source: spec §4 "Replenishment". */
export function openLinkActs(tab: StoreTab, random: Random): readonly Act[] {
  return [
    {
      name: 'open a payment link',
      weight: 2,
      run: () => openLink(tab, () => random.pick(links).paymentLinkId),
    },
  ]
}

/** The page of a link: a method, and Pay. */
export function linkActs(
  tab: StoreTab,
  { store }: NonNullable<StoreTab['link']>,
  random: Random,
): readonly Act[] {
  const { checkout, paymentLink } = store.getState()
  const leave = { name: 'leave the link', weight: 1, run: () => void (tab.link = null) }
  const again = { name: 'read the link again', weight: 1, run: () => go(store.getState().load()) }
  if (checkout === null) return [leave, again]
  const { recharge } = checkout
  const { payment, placing } = recharge.getState()
  const mayPay = paymentLink.kind === 'paying' || paymentLink.kind === 'open'
  const canTap = mayPay && placing.kind === 'no' && readScreen(checkout) !== null
  const listed = payment.regions.flatMap(({ region, methods }) =>
    methods.filter(({ subMethods }) => subMethods.length === 0).map(({ paywayId }) => ({ region, paywayId })),
  )
  return [
    leave,
    again,
    {
      name: 'choose a method for the link',
      weight: 3,
      run: () => {
        const chosen = random.pickOf(listed)
        if (chosen === undefined) return
        recharge.getState().choosePayment({ kind: 'regionChosen', region: chosen.region })
        recharge.getState().choosePayment({ kind: 'methodChosen', paywayId: chosen.paywayId })
      },
    },
    ...(canTap
      ? [
          {
            name: 'pay the link',
            weight: 8,
            run: () => {
              tab.readAtTap = readScreen(checkout)
              tab.acknowledged.clear()
              tab.agreedTo.clear()
              for (let tap = random.pick([1, 1, 2]); tap > 0; tap -= 1) go(payLink(store))
            },
          },
        ]
      : []),
  ]
}
