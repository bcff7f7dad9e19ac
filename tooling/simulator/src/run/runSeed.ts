import { createHash } from 'node:crypto'
import { accountOf, payByDropIn } from '@topup/flows/headless'
import type { PayTab } from '../browser/payTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { createOrderOracle } from '../oracle/debts.ts'
import { submitForm } from '../player/dropInActs.ts'
import type { PayDocumentDeps } from '../player/dropInActs.ts'
import { obviousStep } from '../player/obviousStep.ts'
import { confirmActs, linkActs, offered, openLink } from '../player/shopActs.ts'
import { createProvider } from '../provider/cardSessions.ts'
import type { Provider } from '../provider/cardSessions.ts'
import { createLedger } from '../service/ledger.ts'
import type { Ledger } from '../service/ledger.ts'
import { createService } from '../service/service.ts'
import { accounts, links } from '../service/shop.ts'
import { createRandom } from '../time/random.ts'
import { createTimeline } from '../time/timeline.ts'
import type { World } from '../world/world.ts'
import type { Device } from './device.ts'
import { drawSettings } from './settings.ts'
import { createVisitor } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const stepMs = 4_000
const patience = 60

/**
 * Liveness: with nothing in the way any more, a player who does the obvious thing on each screen buys a product and sees
 * that it is paid. Source: faults.md §3 11.
 */
async function finalPurchase(deps: {
  readonly world: World
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
  const player = { account: accounts[0], payAtProvider: provider.visit, payByForm: payByDropIn }
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
    const paid = newOrder()?.billingNo
    const { journal } = tab.services.journal.getState()
    if (journal.some((entry) => entry.kind === 'final' && entry.billingNo === paid)) return
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

/** Long enough for a link to be read, most of the time. */
const readingMs = 9_000

/**
 * Now and then a link is open at every device, and paid at all of them within a moment: the question before a starter
 * cannot see what another device sends at that time, and two orders for one debt are left to live with. Source: decision 46.
 */
function createPayTogether(world: World, visitors: readonly Visitor[]): () => Promise<void> {
  const random = world.random.fork('together')

  const tapPay = (tab: StoreTab) => {
    const { link } = tab
    if (link === null) return
    for (const wanted of ['choose a method for the link', 'pay the link']) {
      const act = offered(linkActs(tab, link, random), wanted)
      if (act === undefined) return
      world.say(tab.page.name, `${wanted}, here and there`)
      act.run()
    }
  }
  /** What is asked before an order is sent. */
  const agree = (tab: StoreTab) => {
    const checkout = tab.link?.store.getState().checkout
    const screen = tab.link?.screen
    const popup = screen?.top()
    if (checkout == null || screen == null || popup?.kind !== 'confirm') return
    const [yes, no] = confirmActs({ ...tab, services: checkout, screen }, popup)
    const answer = popup.title === 'confirm.openOrder.title' ? no : yes
    answer?.run()
  }

  return async () => {
    if (!random.chance(0.02)) return
    const { paymentLinkId } = random.pick(links)
    world.count('link at all devices')
    for (const { device } of visitors) {
      const isFree = ({ page, isLost, link, screen }: StoreTab) =>
        page.isVisible() && !isLost && link === null && screen.top() === null
      const tab = random.pickOf(device.living().filter(isFree))
      if (tab === undefined) continue
      world.say(tab.page.name, `open ${paymentLinkId}, here and there`)
      await tab.page.run(() => openLink(tab, () => paymentLinkId))
      const { timeline } = world
      timeline.plan(readingMs, 'pay the link', () => tapPay(tab), tab.page)
      for (const laterMs of [500, 1_000, 1_500])
        timeline.plan(readingMs + laterMs, 'agree', () => agree(tab), tab.page)
    }
  }
}

const startMs = Date.UTC(2026, 4, 2, 12)

/** A random source and a profile of its own, and a mark in the trace; `place` is 2 for the device beside the first one. */
function furtherDevice(world: World, place: number) {
  const random = world.random.fork(`device ${place}`)
  const drawn = drawSettings(random.fork('settings'))
  // Each acts for a shorter time, so that several devices take little more time than one.
  const settings = { ...drawn, acts: Math.ceil(drawn.acts / place) }
  world.count('seen: further device')
  if (settings.player !== accounts[0]) world.count('seen: device of another player')
  return { settings, world: { ...world, random, profile: settings.profile, mark: `${place}-` } }
}

/** Keeps what happens in a run: the lines of its trace as a hash, how often what happened, and the broken rules. */
function createRunRecord(sinceStartMs: () => number, trace: ((line: string) => void) | undefined) {
  const counts = new Map<string, number>()
  const broken: { readonly rule: string; readonly detail: string; readonly atMs: number }[] = []
  const hash = createHash('sha256')
  const say = (who: string, what: string) => {
    const line = `${(sinceStartMs() / 1000).toFixed(3).padStart(9)} ${who.padEnd(8)} ${what}`
    hash.update(line)
    trace?.(line)
  }
  const record: Pick<World, 'say' | 'count' | 'broken'> = {
    say,
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    broken: (rule, detail) => {
      say('BROKEN', `${rule}: ${detail}`)
      broken.push({ rule, detail, atMs: sinceStartMs() })
    },
  }
  return { record, counts, broken, hash: () => hash.digest('hex') }
}

/** What became of one run. */
export type RunReport = Awaited<ReturnType<typeof runSeed>>

/** Runs one seed from the first tab to the last order's end. `trace` gets every line as it happens. */
export async function runSeed(seed: number, trace?: (line: string) => void) {
  const random = createRandom(seed)
  const settings = { ...drawSettings(random.fork('settings')), player: accounts[0] }
  const timeline = createTimeline(startMs)
  const { record, counts, broken, hash } = createRunRecord(() => timeline.nowMs() - startMs, trace)
  let [steps, acts, hasFaults] = [0, 0, true]
  const world: World = {
    timeline,
    random,
    profile: settings.profile,
    mark: '',
    ...record,
    hasFaults: () => hasFaults,
  }
  const { serviceTraits } = settings
  const ledger = createLedger(() => timeline.nowMs() + serviceTraits.settleDelayMs)
  const service = createService({
    ledger,
    random: random.fork('service'),
    serviceTraits,
    isAreaRole: settings.isAreaRole,
    nowMs: () => timeline.nowMs(),
    hasFaults: () => hasFaults,
    onBadRequest: ({ path }, why) => world.broken('contract', `${path}: ${why}`),
  })
  const orders = createOrderOracle(world, ledger)
  const provider = createProvider({ world, ledger, traits: settings.cardTraits })
  const shared = { rules: serviceTraits, orders, ledger, service, provider }
  const visitors: readonly Visitor[] = [
    createVisitor({ ...shared, world, settings }),
    ...Array.from({ length: settings.furtherDevices }, (_, index) =>
      createVisitor({ ...shared, ...furtherDevice(world, index + 2) }),
    ),
  ]

  const look = () => {
    orders.look()
    for (const visitor of visitors) visitor.look()
  }

  /** Lets time pass; whatever is due happens in its order, and the oracle looks after each. */
  const passUntil = async (untilMs: number): Promise<void> => {
    while (broken.length === 0) {
      const happening = timeline.next(untilMs)
      if (happening === null) return
      const { owner, what, run } = happening
      steps += 1
      if (what !== 'timer' && what !== 'answer') world.say(owner?.name ?? 'world', what)
      if (owner === null) await run()
      else await owner.run(() => void run())
      look()
    }
  }
  const pass = (forMs: number) => passUntil(timeline.nowMs() + forMs)

  const payTogether = createPayTogether(world, visitors)

  /** Everybody acts when they have thought; the devices know nothing of one another. */
  const actInTurns = async () => {
    const turns = visitors.map((visitor) => ({
      visitor,
      left: visitor.acts,
      atMs: timeline.nowMs() + visitor.thinkMs(),
    }))
    while (broken.length === 0) {
      const [next] = turns.filter(({ left }) => left > 0).sort((one, other) => one.atMs - other.atMs)
      if (next === undefined) return
      await passUntil(next.atMs)
      if (broken.length > 0) return
      acts += 1
      next.left -= 1
      await next.visitor.act()
      if (visitors.length > 1) await payTogether()
      look()
      next.atMs = timeline.nowMs() + next.visitor.thinkMs()
    }
  }

  /** Without faults, everything that was begun comes to its end. */
  const comeToRest = async () => {
    hasFaults = false
    world.say('world', 'no more faults')
    for (const visitor of visitors) await visitor.calm()
    // What is under way comes to its end: requests on their way, and other hosts hear of orders.
    await pass(130_000)
    provider.settleAll()
    // A return to the store asks once: by then full queries know what was decided.
    await pass(serviceTraits.settleDelayMs)
    if (broken.length === 0) {
      for (const visitor of visitors) await visitor.comeBack()
      await pass(60_000)
      // A page that was frozen in a tap asks the link first and sends when it is back.
      provider.settleAll()
      await pass(60_000)
      for (const visitor of visitors) if (broken.length === 0) visitor.checkAtEnd()
      for (const visitor of visitors) await visitor.comeBack()
      await pass(30_000)
      for (const visitor of visitors) if (broken.length === 0) visitor.checkLastWords()
    }
  }

  for (const { device } of visitors) await device.openTab()
  await actInTurns()
  await comeToRest()
  for (const visitor of visitors)
    if (broken.length === 0) await finalPurchase({ ...visitor, ledger, provider, pass })
  return {
    seed,
    /** Happenings of the timeline: timers, deliveries, answers. */
    steps,
    /** What the player and the world did. */
    acts,
    orders: ledger.orders.length,
    /** How often each thing was done to the store. */
    counts,
    /** Of everything that happened, in order; the same for the same seed and code. */
    hash: hash(),
    broken,
  }
}
