import { createHash } from 'node:crypto'
import type { Page } from '../browser/page.ts'
import { createOrderOracle } from '../oracle/orders.ts'
import { createLedger } from '../service/ledger.ts'
import { createService } from '../service/service.ts'
import { createRandom } from '../time/random.ts'
import { createTimeline } from '../time/timeline.ts'
import type { World } from '../world/world.ts'
import { finalPurchase } from './finalPurchase.ts'
import { createPayTogether } from './payTogether.ts'
import { createProvider } from '../provider/provider.ts'
import type { Broken, RunReport } from './report.ts'
import { drawSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { createVisitor } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const startMs = Date.UTC(2026, 4, 2, 12)

/** A random source and a profile of its own, and a mark in the trace; `place` is 2 for the device beside the first one. */
function furtherDevice(
  world: World<Page>,
  place: number,
): { readonly world: World<Page>; readonly settings: Settings } {
  const random = world.random.fork(`device ${place}`)
  const drawn = drawSettings(random.fork('settings'))
  // Each acts for a shorter time, so that several devices take little more time than one.
  const settings = { ...drawn, acts: Math.ceil(drawn.acts / place) }
  world.count('further device')
  if (settings.player !== 0) world.count('device of another player')
  return { settings, world: { ...world, random, profile: settings.profile, mark: `${place}-` } }
}

/** Keeps what happens in a run: the lines of its trace as a hash, how often what happened, and the broken rules. */
function createRunRecord(sinceStartMs: () => number, trace: ((line: string) => void) | undefined) {
  const counts = new Map<string, number>()
  const broken: Broken[] = []
  const hash = createHash('sha256')
  const say = (who: string, what: string) => {
    const line = `${(sinceStartMs() / 1000).toFixed(3).padStart(9)} ${who.padEnd(8)} ${what}`
    hash.update(line)
    trace?.(line)
  }
  const record: Pick<World<Page>, 'say' | 'count' | 'broken'> = {
    say,
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    broken: (rule, detail) => {
      say('BROKEN', `${rule}: ${detail}`)
      broken.push({ rule, detail, atMs: sinceStartMs() })
    },
  }
  return { record, counts, broken, hash: () => hash.digest('hex') }
}

/** Runs one seed from the first tab to the last order's end. `trace` gets every line as it happens. */
export async function runSeed(seed: number, trace?: (line: string) => void): Promise<RunReport> {
  const random = createRandom(seed)
  const settings: Settings = { ...drawSettings(random.fork('settings')), player: 0 }
  const timeline = createTimeline<Page>(startMs)
  const { record, counts, broken, hash } = createRunRecord(() => timeline.nowMs() - startMs, trace)
  let [steps, acts, hasFaults] = [0, 0, true]
  const world: World<Page> = {
    seed,
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
  const orders = createOrderOracle({ world, ledger })
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
  return { seed, steps, acts, orders: ledger.orders.length, counts, hash: hash(), broken }
}
