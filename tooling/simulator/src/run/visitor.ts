import type { PayTab } from '../browser/payTab.ts'
import { createSharedDisk, createSharedStorage } from '../browser/sharedStorage.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { createNetwork } from '../network/network.ts'
import { createDropInOracle } from '../oracle/dropIns.ts'
import { createOracle } from '../oracle/oracle.ts'
import type { OrderOracle } from '../oracle/debts.ts'
import type { Ledger } from '../service/ledger.ts'
import type { ServiceTraits } from '../service/orderService.ts'
import type { Service } from '../service/service.ts'
import type { Random } from '../time/random.ts'
import type { World } from '../world/world.ts'
import { createDevice } from './device.ts'
import type { Device } from './device.ts'
import type { Provider } from '../provider/cardSessions.ts'
import type { Settings } from './settings.ts'
import { createSimulation } from './simulation.ts'

/** The player at one device: its browser, its way to the service, what happens to it, and who judges it. */
export type Visitor = ReturnType<typeof createVisitor>

/** Makes a visitor whose browser is empty; all chance is drawn from `world`. */
export function createVisitor(deps: {
  readonly world: World
  readonly settings: Settings
  readonly rules: ServiceTraits
  readonly orders: OrderOracle
  readonly ledger: Ledger
  readonly service: Service
  readonly provider: Provider
}) {
  const { world, settings, ledger, service, provider } = deps
  const { timeline, random } = world
  const storage = createSharedStorage(undefined, () => timeline.nowMs())
  const disk = createSharedDisk(timeline, random.fork('disk'))
  const tabs: StoreTab[] = []
  const payTabs: PayTab[] = []
  const oracle = createOracle({
    ...deps,
    storage,
    disk,
    ownerOf: service.ownerOf,
    tabs: () => tabs,
    frames: () => device.frames.all(),
  })
  const dropIns = createDropInOracle({
    world,
    ledger,
    payTabs: () => payTabs,
    takerOf: provider.sessions.takerOf,
    isKnown: oracle.isKnown,
    isDurable: oracle.isDurable,
  })
  const network = createNetwork({ world, service, recorder: oracle })
  const shared = { world, settings, storage, disk, network, oracle, provider }
  const device: Device = createDevice({ ...shared, tabs, payTabs, dropIns })
  const thinking = random.fork('thinking')

  return {
    world,
    device,
    /** How often they act. */
    acts: settings.acts,
    /** How long until the next act, in milliseconds. */
    thinkMs: () => thinkFor(thinking),
    act: createSimulation({ ...shared, device, ledger, service }),
    /** Called whenever the pages are at rest. */
    look: () => {
      oracle.look()
      dropIns.look()
    },
    /** Nothing is in the way any more. */
    calm: async () => {
      storage.setCondition('working')
      disk.setCondition('working')
      for (const { session } of device.frames.all()) session.setCondition('working')
      network.heal()
      device.setSkew(0)
      for (const { page } of [...device.living(), ...payTabs]) page.dieAfter(Infinity)
      for (const { page } of device.living()) await page.setOnline('online')
    },
    /** One act per tab: to come back to it. Without a tab whose storage was sound they open the store, which finds on the disk what was lost. */
    comeBack: async () => {
      const living = device.living()
      if (living.every(({ sawStorageFail }) => sawStorageFail)) await device.openTab()
      for (const { page } of living) {
        await page.hide('inBackground')
        await page.show()
      }
    },
    /** Whether everything came to its end. */
    checkAtEnd: () => {
      oracle.checkAtEnd()
      dropIns.checkAtEnd()
    },
    /** Whether every tab knows the end of its orders, after one more return to it. */
    checkLastWords: oracle.checkLastWords,
  }
}

/** How long somebody thinks before the next act, in milliseconds. */
function thinkFor(random: Random): number {
  const pace = random.weighted({ hasty: 35, quick: 40, slow: 15, long: 7, gone: 3 })
  const most = { hasty: 300, quick: 3_000, slow: 15_000, long: 90_000, gone: 900_000 }[pace]
  return random.between(most / 100, most)
}
