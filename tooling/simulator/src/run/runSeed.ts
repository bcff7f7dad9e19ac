import { createHash } from 'node:crypto'
import type { Page } from '../browser/page.ts'
import { createSharedDisk } from '../browser/sharedDisk.ts'
import { createSharedStorage } from '../browser/sharedStorage.ts'
import type { PayTab } from '../browser/payTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { createNetwork } from '../network/network.ts'
import { createDropInOracle } from '../oracle/dropIns.ts'
import { createOracle } from '../oracle/oracle.ts'
import { createBooks } from '../service/books.ts'
import { createService } from '../service/service.ts'
import { createRandom } from '../time/random.ts'
import { createTimeline } from '../time/timeline.ts'
import type { World } from '../world.ts'
import { createDevice } from './device.ts'
import { buyAtLast } from './buyAtLast.ts'
import { createProvider } from './provider.ts'
import type { Broken, RunReport } from './report.ts'
import { drawSettings } from './settings.ts'
import { createStorm } from './storm.ts'

const startMs = Date.UTC(2026, 4, 2, 12)

/** Runs one seed from the first tab to the last order's end. `trace` gets every line as it happens. */
export async function runSeed(seed: number, trace?: (line: string) => void): Promise<RunReport> {
  const random = createRandom(seed)
  const settings = drawSettings(random.fork('settings'))
  const timeline = createTimeline<Page>(startMs)
  const counts = new Map<string, number>()
  const broken: Broken[] = []
  const hash = createHash('sha256')
  let [steps, acts, isStormy] = [0, 0, true]
  const say = (who: string, what: string) => {
    const line = `${((timeline.nowMs() - startMs) / 1000).toFixed(3).padStart(9)} ${who.padEnd(8)} ${what}`
    hash.update(line)
    trace?.(line)
  }
  const world: World<Page> = {
    seed,
    timeline,
    random,
    weather: settings.weather,
    say,
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    broken: (rule, detail) => {
      say('BROKEN', `${rule}: ${detail}`)
      broken.push({ rule, detail, atMs: timeline.nowMs() - startMs })
    },
    isStormy: () => isStormy,
  }
  const storage = createSharedStorage(undefined, () => timeline.nowMs())
  const disk = createSharedDisk(timeline, random.fork('disk'))
  const books = createBooks()
  const tabs: StoreTab[] = []
  const payTabs: PayTab[] = []
  const service = createService({
    books,
    random: random.fork('service'),
    habits: settings.habits,
    isAreaRole: settings.isAreaRole,
    nowMs: () => timeline.nowMs(),
    isStormy: () => isStormy,
    onBadRequest: ({ path }, why) => world.broken('contract', `${path}: ${why}`),
  })
  const oracle = createOracle({
    world,
    books,
    storage,
    disk,
    ownerOf: (token) => service.ownerOf(token),
    tabs: () => tabs,
    frames: () => device.frames.all(),
  })
  const dropIns = createDropInOracle({
    world,
    books,
    payTabs: () => payTabs,
    isKnown: (billingNo) => oracle.isKnown(billingNo),
    isDurable: (billingNo) => oracle.isDurable(billingNo),
  })
  const network = createNetwork({ world, service, witness: oracle })
  const provider = createProvider({ world, books })
  const visitProvider = (url: string) => provider.visit(url)
  const shared = { world, settings, storage, disk, network, oracle }
  const device = createDevice({ ...shared, tabs, payTabs, dropIns, visitProvider })
  const storm = createStorm({ ...shared, device, books, service, provider })

  const look = () => {
    oracle.look()
    dropIns.look()
  }

  /** Lets time pass; whatever is due happens in its order, and the oracle looks after each. */
  const pass = async (forMs: number): Promise<void> => {
    const untilMs = timeline.nowMs() + forMs
    while (broken.length === 0) {
      const happening = timeline.next(untilMs)
      if (happening === null) return
      const { owner, what, run } = happening
      steps += 1
      if (what !== 'timer' && what !== 'answer') say(owner?.name ?? 'world', what)
      if (owner === null) await run()
      else await owner.run(() => void run())
      look()
    }
  }

  const thinkMs = random.fork('thinking')
  await device.openTab()
  while (acts < settings.acts && broken.length === 0) {
    const pace = thinkMs.weighted({ hasty: 35, quick: 40, slow: 15, long: 7, gone: 3 })
    const most = { hasty: 300, quick: 3_000, slow: 15_000, long: 90_000, gone: 900_000 }[pace]
    await pass(thinkMs.between(most / 100, most))
    if (broken.length > 0) break
    acts += 1
    await storm()
    look()
  }

  isStormy = false
  say('world', 'the storm is over')
  storage.setMood('working')
  disk.setMood('working')
  for (const { session } of device.frames.all()) session.setMood('working')
  network.heal()
  device.setSkew(0)
  for (const { page } of [...device.living(), ...payTabs]) page.dieAfter(Infinity)
  for (const { page } of device.living()) await page.setOnline('online')
  // What is under way comes to its end: requests on their way, and other hosts hear of orders.
  await pass(130_000)
  provider.settleAll()
  if (broken.length === 0) {
    // One act of the player's per tab: to come back to it. Without a tab they open the store.
    const living = device.living()
    if (living.length === 0) await device.openTab()
    for (const { page } of living) {
      await page.hide('inBackground')
      await page.show()
    }
    await pass(60_000)
    // A page that was frozen in a tap asks the link first and sends when it is back.
    provider.settleAll()
    await pass(60_000)
    if (broken.length === 0) oracle.lookAtEnd()
    if (broken.length === 0) dropIns.lookAtEnd()
  }
  if (broken.length === 0) await buyAtLast({ world, device, books, provider, pass })
  return { seed, steps, acts, orders: books.orders.length, counts, hash: hash.digest('hex'), broken }
}
