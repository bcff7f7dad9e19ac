import { createAdyenForm } from '../browser/adyen/adyenForm.ts'
import { createCodeFetch } from '../browser/codeFetch.ts'
import { createFrames } from '../browser/frames.ts'
import type { Frame, Frames } from '../browser/frames.ts'
import { openPage } from '../browser/page.ts'
import type { Page } from '../browser/page.ts'
import { createProviderForm, openPayTab } from '../browser/payTab.ts'
import type { PayTab } from '../browser/payTab.ts'
import { createSharedLocks } from '../browser/sharedStorage.ts'
import type { SharedDisk, SharedStorage } from '../browser/sharedStorage.ts'
import { openStore } from '../browser/storeTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import type { Network } from '../network/network.ts'
import type { DropInOracle } from '../oracle/dropIns.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { goToBank } from '../player/dropInActs.ts'
import type { Provider } from '../provider/cardSessions.ts'
import { deployment, gameTab } from '../world/brand.ts'
import type { World } from '../world/world.ts'
import type { Settings } from './settings.ts'

/** The player's device: one browser with its tabs and windows. */
export interface Device {
  readonly tabs: readonly StoreTab[]
  readonly frames: Frames
  living(): readonly StoreTab[]
  /** Pay documents that the player sees. */
  payTabs(): readonly PayTab[]
  openTab(): Promise<void>
  /** A tab by a link from inside a game, for the player with this token. */
  openFromGame(link: {
    readonly suid: string
    readonly token: string
    readonly clientId: string
  }): Promise<void>
  /** The page of a tab is gone, and the store is loaded again in the same tab. */
  reload(tab: StoreTab): Promise<void>
  /** The whole browser is gone at once; it is opened again with one tab. */
  killBrowser(): Promise<void>
  /** The clock is wrong by so much from now on. */
  setSkew(skewMs: number): void
}

/** Makes a device without tabs. */
export function createDevice(
  deps: Omit<DocumentDeps, 'frames' | 'skewMs'> & { readonly visitProvider: (url: string) => void },
): Device {
  const { world, settings, tabs, payTabs } = deps
  const random = world.random.fork('windows')
  let skewMs = 0
  const load = createLoad({ ...deps, frames: () => frames, skewMs: () => skewMs })
  const frames: Frames = createFrames({
    world,
    random,
    recorder: deps.dropIns,
    lostMessages: settings.lostMessages,
    manner: () => (world.hasFaults() ? random.weighted(settings.windowManners) : 'opened'),
    condition: () => (world.hasFaults() ? random.weighted(settings.sessionConditions) : 'working'),
    load,
    visit: deps.visitProvider,
  })
  const home = new URL('/', deployment.origins[0])

  return {
    tabs,
    frames,
    living: () => tabs.filter(({ page }) => page.isAlive()),
    payTabs: () =>
      payTabs.filter(
        ({ page, frame }) => page.isAlive() && frame.shown.kind === 'ours' && frame.shown.page === page,
      ),
    setSkew: (next) => {
      skewMs = next
    },
    killBrowser: async () => {
      for (const frame of frames.all()) {
        const { shown, kept } = frame
        frame.shown = { kind: 'closed' }
        if (shown.kind === 'ours') shown.page.die('closed')
        kept?.die('closed')
      }
      deps.storage.loseChangesSince(world.timeline.nowMs() - random.between(0, 60_000))
      await load(frames.openTab(), home)
    },
    openTab: () => load(frames.openTab(), home),
    openFromGame: ({ suid, token, clientId }) => {
      const frame = frames.openTab()
      frame.game = { suid, page: null }
      frame.address = gameTab
      const search = new URLSearchParams({ visit: 'sdk', client_id: clientId, oauth_token: token })
      return load(frame, new URL(`/?${search}`, home))
    },
    reload: ({ page, frame }) => {
      page.die()
      return load(frame, frame.game === null ? home : new URL(gameTab, home))
    },
  }
}

/** What documents are opened with. */
interface DocumentDeps {
  readonly world: World<Page>
  readonly settings: Settings
  readonly storage: SharedStorage
  readonly disk: SharedDisk
  readonly tabs: StoreTab[]
  readonly payTabs: PayTab[]
  readonly network: Network
  readonly oracle: Oracle
  readonly dropIns: DropInOracle
  readonly provider: Provider
  readonly frames: () => Frames
  readonly skewMs: () => number
}

/** Makes the way to load a document of ours into a tab or window: the store, or the pay document. */
function createLoad(deps: DocumentDeps): (frame: Frame, url: URL) => Promise<void> {
  const { world, settings, storage, disk, tabs, payTabs, network, oracle, dropIns, provider, frames } = deps
  const locks = createSharedLocks()
  const random = world.random.fork('device')
  const formRandom = world.random.fork('card forms')
  let [stores, forms] = [0, 0]
  const tabOf = (page: Page) => tabs.find((tab) => tab.page === page) ?? null

  const newPage = (name: string, frame: Frame, fetch: Parameters<typeof openPage>[0]['fetch']) => {
    const page = openPage({
      name,
      timeline: world.timeline,
      random: world.random.fork(name),
      userAgent: settings.userAgent,
      locks: settings.hasLocks ? (mayAct) => locks.seenBy(name, mayAct) : null,
      skewMs: deps.skewMs,
      storage: (mayAct) => storage.seenBy(mayAct),
      tabParts: (mayAct) => frames().partsOf(frame, mayAct),
      openWindow: (): Window | null => frames().openWindow(frame, page),
      fetch,
      onDeath: (dead, act) => {
        const tab = tabOf(dead)
        if (tab !== null) oracle.died(tab)
        world.say(name, `dies at ${act}`)
        if (act !== 'left') world.count(act === 'closed' ? 'kill: between turns' : `kill: at ${act}`)
        locks.free(name)
      },
      onStray: (_page, reason) => {
        world.broken('nothing uncaught', reason instanceof Error ? (reason.stack ?? '') : String(reason))
      },
    })
    frames().show(frame, page)
    const code = createCodeFetch({ world, random, share: settings.missingCode, page })
    return { page, code }
  }

  const loadStore = async (frame: Frame, { search }: URL) => {
    stores += 1
    const name = `${world.mark}tab${stores}`
    world.say(name, 'opens')
    frame.holds = 'store'
    frame.wasStore = true
    const { page, code } = newPage(name, frame, (from, request, signal) =>
      network.fetch(from, request, signal),
    )
    if (frame.game !== null) frame.game.page ??= page
    const { isTracked } = settings
    const tab = await openStore(page, { frame, search, isTracked, code, disk: disk.seenBy(page) })
    if (tab === null) return
    tabs.push(tab)
    oracle.follow(tab)
    tab.services.toasts.subscribe(({ messages }) => {
      const newest = messages.at(-1)
      if (newest !== undefined) world.say(name, `says ${newest.text}`)
    })
    if (storage.condition() !== 'working' || disk.condition() !== 'working') tab.sawStorageFail = true
  }

  const loadPayDocument = async (frame: Frame, url: URL) => {
    forms += 1
    const name = `${world.mark}pay${forms}`
    world.say(name, `opens ${url.hash}`)
    world.count('pay document opened')
    frame.holds = 'payDocument'
    const { page, code } = newPage(name, frame, (_page, request) => {
      world.broken('hosts', `the pay document calls ${request.url}`)
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    const isCardForm = formRandom.chance(settings.cardForms)
    const redirects = (opened: PayTab) =>
      goToBank(opened, { world, frames: frames(), provider, random: formRandom })
    const pay = await openPayTab(page, {
      frame,
      moduleOf: (opened) =>
        isCardForm
          ? createAdyenForm({
              world,
              random: formRandom,
              code,
              pay: opened,
              sessions: provider.sessions,
              recorder: dropIns,
              redirects,
            })
          : createProviderForm({ world, random, code, pay: opened, recorder: dropIns }),
      onState: (opened) => {
        world.say(name, `is ${opened.state}`)
        dropIns.shown(opened)
      },
    })
    payTabs.push(pay)
  }

  return (frame, url) => (url.pathname === '/' ? loadStore(frame, url) : loadPayDocument(frame, url))
}
