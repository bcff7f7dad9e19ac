import { accountOf, payByDropIn } from '@topup/flows/headless'
import type { Page } from '../browser/page.ts'
import type { PayTab } from '../browser/payTab.ts'
import { submitForm } from '../player/dropInActs.ts'
import type { PayDocumentDeps } from '../player/dropInActs.ts'
import { obviousStep } from '../player/obviousStep.ts'
import type { Ledger } from '../service/ledger.ts'
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
  const player = {
    account: accounts[0],
    payAtProvider: (url: string) => provider.visit(url),
    payByForm: payByDropIn,
  }
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
    else await tab.page.run(() => obviousStep(tab, { order, byDropIn, hands: player }))
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
  const isOpen = form.state === 'open'
  if (isOpen && form.card?.step() === 'fields') form.card.pay('approved', 'button')
  if (isOpen && form.card === null) submitForm(form, 'success', hands)
  if (['over', 'empty', 'blocked'].includes(form.state)) form.leave()
  if (form.state === 'broken') form.retry()
}
