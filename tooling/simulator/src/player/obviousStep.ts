import { addressOf, entryOfBillingNo } from '@topup/domain'
import {
  accountOf,
  chooseCharacter,
  choosePayway,
  findProduct,
  isPayOffered,
  logIn,
  openProduct,
} from '@topup/flows/headless'
import type { OpenPopup } from '@topup/flows/headless'
import { readScreen } from '../browser/storeTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import type { LedgerOrder } from '../service/ledger.ts'
import type { Hands } from './shopActs.ts'
import { tapBuy } from './payActs.ts'
import { confirmActs, gameActs } from './shopActs.ts'

/** What somebody wants who does the obvious thing on each screen. */
export interface Purchase {
  /** What the service has made of it. */
  readonly order: LedgerOrder | null
  readonly byDropIn: boolean
  readonly hands: Hands
}

/** One step towards a paid order: whatever is next on the screen. */
export function obviousStep(tab: StoreTab, purchase: Purchase): void {
  const { services, screen } = tab
  const { popups, toasts } = services
  const popup = screen.top()
  if (popup === null) return openWhatIsNext(tab, purchase)
  const complaint = toasts.getState().messages.at(-1)
  if (complaint !== undefined && popup.kind === 'recharge') {
    // "No character on this server": another one is chosen, or the same one again.
    toasts.getState().dismiss(complaint.id)
    popups.getState().push({ kind: 'serverCharacter' })
    // As the popup does whenever it opens: a list that came without areas is not the last word.
    return void services.roster.getState().load()
  }
  const close = () => popups.getState().close(popup.id)
  switch (popup.kind) {
    case 'login': {
      const { username, password } = purchase.hands.account
      return void logIn(services, { name: username, secret: password }, screen.signalOf(popup)).then(close)
    }
    case 'games':
      return gameActs(tab, close)[0]?.run()
    case 'serverCharacter':
      return takeFirstRole(tab, close)
    case 'recharge':
      return payAsWanted(tab, purchase)
    case 'confirm': {
      const [yes, no] = confirmActs(tab, popup)
      return popup.title === 'confirm.openOrder.title' ? no?.run() : yes?.run()
    }
    case 'result':
      return goAndPay(tab, popup, purchase)
    default:
      return close()
  }
}

/** On the page itself: the order that was made, the login, the character, then the product. */
function openWhatIsNext({ services }: StoreTab, { order }: Purchase): void {
  const { session, selection, catalogue, popups, journal } = services
  // Under "My orders"; another order's result may have been shown first.
  if (order !== null && entryOfBillingNo(journal.getState().journal, order.billingNo) !== null)
    return popups.getState().push({ kind: 'result', order: order.billingNo })
  if (accountOf(session.getState()) === null) return popups.getState().push({ kind: 'login' })
  if (selection.getState().selection.character === null)
    return popups.getState().push({ kind: 'serverCharacter' })
  const product = findProduct(catalogue.getState().products, 'gems60')
  if (product === null) return void catalogue.getState().load()
  openProduct(services, product)
}

function takeFirstRole({ services }: StoreTab, close: () => void): void {
  const { roster } = services
  const { roster: loaded } = roster.getState()
  const character = loaded.kind === 'ready' ? loaded.value.characters[0] : undefined
  if (character === undefined || loaded.kind !== 'ready') return void roster.getState().load()
  chooseCharacter(services, character, loaded.value.areas[0] ?? null)
  close()
}

/** Chooses the method by which this purchase is paid, then taps Buy. */
function payAsWanted(tab: StoreTab, { byDropIn }: Purchase): void {
  const checkout = tab.checkout()
  if (checkout === null) return
  const { payment, placing } = checkout.recharge.getState()
  const wanted = payment.choice.region === 'PH' ? (byDropIn ? '715' : '711') : byDropIn ? '703' : '701'
  if (payment.choice.kind !== 'method' || payment.choice.picked.method.paywayId !== wanted)
    return choosePayway(checkout, { kind: 'methodChosen', key: wanted })
  if (placing.kind === 'no' && readScreen(checkout) !== null) tapBuy(tab, checkout, 1)
}

/** Goes to the payment of this purchase; the result of any other order is closed. */
function goAndPay(
  tab: StoreTab,
  popup: Extract<OpenPopup, { kind: 'result' }>,
  { order, hands }: Purchase,
): void {
  const entry = tab.screen.shownOrder(popup)
  const isOfPurchase =
    entry !== null && (addressOf(entry) === order?.billingNo || entry.snapshot.intentId === order?.sessionId)
  if (!isOfPurchase) return tab.services.popups.getState().close(popup.id)
  if (entry.kind !== 'ordered') return
  const { poller, journal, popups } = tab.services
  if (!isPayOffered(entry, poller.state.getState().lastAnswer, journal.getState().journal))
    return popups.getState().close(popup.id)
  const checkout = tab.checkout()
  if (checkout?.placing.dropIns.has(entry.billingNo)) return hands.payByForm(checkout, entry.billingNo)
  if (entry.payUrl !== null) hands.payAtProvider(entry.payUrl)
}
