import { deployment } from '../brand.ts'
import { createCodeFetch } from '../browser/codeFetch.ts'
import { openPage } from '../browser/page.ts'
import type { Page } from '../browser/page.ts'
import { createPayWindows } from '../browser/payWindows.ts'
import { createSharedLocks } from '../browser/sharedLocks.ts'
import type { SharedStorage } from '../browser/sharedStorage.ts'
import { openStore } from '../browser/storeTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import type { Network } from '../network/network.ts'
import type { Oracle } from '../oracle/oracle.ts'
import type { World } from '../world.ts'
import type { Settings } from './settings.ts'

/** The player's device: one browser with its tabs. */
export interface Device {
  readonly tabs: readonly StoreTab[]
  living(): readonly StoreTab[]
  openTab(): Promise<void>
  /** The clock is wrong by so much from now on. */
  setSkew(skewMs: number): void
}

/** Makes a device without tabs. */
export function createDevice(deps: {
  readonly world: World<Page>
  readonly settings: Settings
  readonly storage: SharedStorage
  readonly tabs: StoreTab[]
  readonly network: Network
  readonly oracle: Oracle
  readonly visitProvider: (url: string) => void
}): Device {
  const { world, settings, storage, tabs, network, oracle } = deps
  const locks = createSharedLocks()
  const random = world.random.fork('device')
  let [opened, skewMs] = [0, 0]
  const tabOf = (page: Page) => tabs.find((tab) => tab.page === page) ?? null

  return {
    tabs,
    living: () => tabs.filter(({ page }) => page.isAlive()),
    setSkew: (next) => {
      skewMs = next
    },
    openTab: async () => {
      opened += 1
      const name = `tab${opened}`
      world.say(name, 'opens')
      const windows = createPayWindows({
        random,
        manner: () => (world.isStormy() ? random.weighted(settings.windowManners) : 'opened'),
        visit: deps.visitProvider,
      })
      const page = openPage({
        name,
        timeline: world.timeline,
        random: world.random.fork(name),
        userAgent: settings.userAgent,
        origin: deployment.origins[0],
        locks: settings.hasLocks ? (mayAct) => locks.seenBy(name, mayAct) : null,
        skewMs: () => skewMs,
        storage: (mayAct) => storage.seenBy(mayAct),
        openWindow: () => windows.open(),
        fetch: (from, request, signal) => network.fetch(from, request, signal),
        onDeath: (dead, act) => {
          const tab = tabOf(dead)
          if (tab !== null) oracle.died(tab)
          world.say(name, `dies at ${act}`)
          world.count(act === 'closed' ? 'kill: between turns' : `kill: at ${act}`)
          locks.free(name)
        },
        onStray: (_page, reason) => {
          world.broken('nothing uncaught', reason instanceof Error ? (reason.stack ?? '') : String(reason))
        },
      })
      const code = createCodeFetch({ world, random, share: settings.missingCode, page })
      const tab = await openStore(page, { windows, isTracked: settings.isTracked, code })
      if (tab === null || tabOf(page) !== null) return
      tabs.push(tab)
      oracle.watch(tab)
      tab.services.toasts.subscribe(({ messages }) => {
        const newest = messages.at(-1)
        if (newest !== undefined) world.say(name, `says ${newest.text}`)
      })
      if (storage.mood() !== 'working') tab.sawStorageFail = true
    },
  }
}
