import { addressOf, entryOfBillingNo } from '@topup/domain'
import {
  accountOf,
  chooseCharacter,
  choosePayway,
  findProduct,
  logIn,
  openProduct,
  payByDropIn,
} from '@topup/flows/headless'
import type { OpenPopup } from '@topup/flows/headless'
import type { Page } from '../browser/page.ts'
import { readScreen } from '../browser/storeTab.ts'
import type { PayTab } from '../browser/payTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { submitForm } from '../player/dropInActs.ts'
import type { PayDocumentDeps } from '../player/dropInActs.ts'
import { confirmActs, gameActs } from '../player/shopActs.ts'
import { tapBuy } from '../player/payActs.ts'
import type { Ledger, LedgerOrder } from '../service/ledger.ts'
import { accounts } from '../service/shop.ts'
import type { World } from '../world/world.ts'
import type { Device } from './device.ts'
import type { Provider } from '../provider/provider.ts'

const stepMs = 4_000
const patience = 60

/**
 * Liveness: with nothing in the way any more, a player who does the obvious thing on each screen buys a product and sees
 * that it is paid. Source: faults.md §3, rule 11.
 */
export async function finalPurchase(deps: {
  readonly world: World<Page>
  readonly device: Device
  readonly ledger: Ledger
  readonly provider: Provider
  readonly pass: (forMs: number) => Promise<void>
}): Promise<void> {
  const { world, device, ledger, provider, pass } = deps
  for (const { page, code } of device.living()) if (code.isLost()) page.die()
  // The session that a game gave may have ended, and only the game gives another one.
  const own = () =>
    device.living().filter(({ isLost, services }) => !isLost && !services.session.getState().isSdkVisit)
  if (own().length === 0) await device.openTab()
  const [here] = own()
  if (here === undefined) return world.broken('liveness', 'no tab is left to buy in')
  let tab = here
  const random = world.random.fork('buying at last')
  // Where the tab keeps nothing a drop-in may be out of reach, and another method is the way.
  const byDropIn = random.chance(0.5) && !here.frame.sawStorageFail
  const hands = { world, frames: device.frames, provider, random }
  const first = ledger.orders.length
  // A browser that stores nothing comes back from the provider without its login, and another account buys on.
  const newOrder = () => {
    const made = ledger.orders.slice(first).filter(({ sessionId }) => !sessionId.startsWith('other-'))
    const buyer = accountOf(tab.services.session.getState())?.suid
    return made.find(({ account }) => account === buyer) ?? made[0]
  }
  tab.link = null
  await tab.page.run(() => tab.services.popups.getState().closeAll())
  for (let step = 0; step < patience; step += 1) {
    const order = newOrder() ?? null
    const form = device.payTabs().find(({ received }) => received?.handover.billingNo === order?.billingNo)
    // The tab may have become the pay document, and may be the store again.
    tab = device.living().find(({ frame }) => frame === here.frame) ?? own()[0] ?? tab
    if (form !== undefined) await form.page.run(() => obviousStepInForm(form, hands))
    else
      await tab.page.run(() =>
        obviousStep(tab, { order, byDropIn, visit: (url: string) => provider.visit(url) }),
      )
    await pass(stepMs)
    const paid = newOrder()
    const entry = tab.services.journal
      .getState()
      .journal.find((each) => each.kind === 'final' && each.billingNo === paid?.billingNo)
    if (entry !== undefined) return
  }
  const top = tab.screen.top()
  world.broken('liveness', `nothing can be bought: ${top?.kind ?? 'the page'} stays`)
}

/** Pays in the form that is shown, and goes back when it is over. */
function obviousStepInForm(form: PayTab, hands: PayDocumentDeps): void {
  if (form.state === 'open') submitForm(form, 'success', hands)
  if (['over', 'empty', 'blocked'].includes(form.state)) form.leave()
  if (form.state === 'broken') form.retry()
}

interface Purchase {
  /** What the service has made of it. */
  readonly order: LedgerOrder | null
  readonly byDropIn: boolean
  readonly visit: (url: string) => void
}

function obviousStep(tab: StoreTab, purchase: Purchase): void {
  const { services, screen } = tab
  const { popups, toasts } = services
  const popup = screen.top()
  if (popup === null) return openWhatIsNext(tab, purchase)
  const complaint = toasts.getState().messages.at(-1)
  if (complaint !== undefined && popup.kind === 'recharge') {
    // "No character on this server": another one is chosen, or the same one again.
    toasts.getState().dismiss(complaint.id)
    return popups.getState().push({ kind: 'serverCharacter' })
  }
  const close = () => popups.getState().close(popup.id)
  switch (popup.kind) {
    case 'login': {
      const [{ username, password }] = accounts
      return void logIn(services, { name: username, secret: password }, screen.signalOf(popup)).then(close)
    }
    case 'games':
      return gameActs(tab, popup)[0]?.run()
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
    return choosePayway(checkout, { kind: 'methodChosen', paywayId: wanted })
  if (placing.kind === 'no' && readScreen(checkout) !== null) tapBuy(tab, checkout, 1)
}

/** Goes to the payment of this purchase; the result of any other order is closed. */
function goAndPay(
  tab: StoreTab,
  popup: Extract<OpenPopup, { kind: 'result' }>,
  { order, visit }: Purchase,
): void {
  const entry = tab.screen.shownOrder(popup)
  const isOfPurchase =
    entry !== null && (addressOf(entry) === order?.billingNo || entry.snapshot.intentId === order?.sessionId)
  if (!isOfPurchase) return tab.services.popups.getState().close(popup.id)
  if (entry.kind !== 'ordered') return
  const checkout = tab.checkout()
  if (checkout?.placing.dropIns.has(entry.billingNo)) return payByDropIn(checkout, entry.billingNo)
  if (entry.payUrl !== null) visit(entry.payUrl)
}
