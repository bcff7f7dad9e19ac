import { createAdyenForm } from '../browser/adyen/adyenForm.ts'
import { createCodeFetch } from '../browser/codeFetch.ts'
import { createFrames } from '../browser/frames.ts'
import type { Frame, Frames } from '../browser/frames.ts'
import { openPage } from '../browser/page.ts'
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
export type Device = ReturnType<typeof createDevice>

/** Makes a device without tabs; it keeps the documents that it opens in `tabs` and `payTabs`. */
export function createDevice(deps: {
  readonly world: World
  readonly settings: Settings
  readonly storage: SharedStorage
  readonly disk: SharedDisk
  readonly tabs: StoreTab[]
  readonly payTabs: PayTab[]
  readonly network: Network
  readonly oracle: Oracle
  readonly dropIns: DropInOracle
  readonly provider: Provider
}) {
  const { world, settings, storage, disk, tabs, payTabs, network, oracle, dropIns, provider } = deps
  const windowRandom = world.random.fork('windows')
  const random = world.random.fork('device')
  const formRandom = world.random.fork('card forms')
  const locks = createSharedLocks()
  let [stores, forms, skewMs] = [0, 0, 0]

  const newPage = (name: string, frame: Frame, fetch: Parameters<typeof openPage>[0]['fetch']) => {
    const page = openPage({
      name,
      timeline: world.timeline,
      random: world.random.fork(name),
      userAgent: settings.userAgent,
      locks: settings.hasLocks ? (mayAct) => locks.seenBy(name, mayAct) : null,
      skewMs: () => skewMs,
      storage: storage.seenBy,
      tabParts: (mayAct) => frames.partsOf(frame, mayAct),
      openWindow: (): Window | null => frames.openWindow(frame, page),
      fetch,
      onDeath: (dead, act) => {
        const tab = tabs.find((each) => each.page === dead)
        if (tab !== undefined) oracle.died(tab)
        world.say(name, `dies at ${act}`)
        if (act !== 'left') world.count(act === 'closed' ? 'kill: between turns' : `kill: at ${act}`)
        locks.free(name)
      },
      onStray: (reason) => {
        world.broken('nothing uncaught', reason instanceof Error ? (reason.stack ?? '') : String(reason))
      },
    })
    frames.show(frame, page)
    const code = createCodeFetch({ world, random, share: settings.missingCode, page })
    return { page, code }
  }

  const loadStore = async (frame: Frame, { search }: URL) => {
    stores += 1
    const name = `${world.mark}tab${stores}`
    world.say(name, 'opens')
    frame.holds = 'store'
    frame.wasStore = true
    const { page, code } = newPage(name, frame, network.fetch)
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
    world.count('seen: pay document opened')
    frame.holds = 'payDocument'
    const { page, code } = newPage(name, frame, (_page, request) => {
      world.broken('hosts', `the pay document calls ${request.url}`)
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    const isCardForm = formRandom.chance(settings.cardForms)
    const makeForm = isCardForm ? createAdyenForm : createProviderForm
    const pay = await openPayTab(page, {
      frame,
      moduleOf: (opened) =>
        makeForm({
          world,
          random: isCardForm ? formRandom : random,
          code,
          pay: opened,
          sessions: provider.sessions,
          recorder: dropIns,
          redirects: () => goToBank(opened, { world, frames, provider, random: formRandom }),
        }),
      onState: (opened) => {
        world.say(name, `is ${opened.state}`)
        dropIns.shown(opened)
      },
    })
    payTabs.push(pay)
  }

  const load = (frame: Frame, url: URL) =>
    url.pathname === '/' ? loadStore(frame, url) : loadPayDocument(frame, url)
  const frames: Frames = createFrames({
    world,
    random: windowRandom,
    recorder: dropIns,
    lostMessages: settings.lostMessages,
    manner: () => (world.hasFaults() ? windowRandom.weighted(settings.windowManners) : 'opened'),
    condition: () => (world.hasFaults() ? windowRandom.weighted(settings.sessionConditions) : 'working'),
    load,
    visit: provider.visit,
  })
  const home = new URL('/', deployment.origins[0])
  const openTab = () => load(frames.openTab(), home)

  return {
    frames,
    living: (): readonly StoreTab[] => tabs.filter(({ page }) => page.isAlive()),
    /** Pay documents that the player sees. */
    payTabs: () =>
      payTabs.filter(
        ({ page, frame }) => page.isAlive() && frame.shown.kind === 'ours' && frame.shown.page === page,
      ),
    openTab,
    /** A tab by a link from inside a game, for the player with this token. */
    openFromGame: (link: { readonly suid: string; readonly token: string; readonly clientId: string }) => {
      const frame = frames.openTab()
      frame.game = { suid: link.suid, page: null }
      frame.address = gameTab
      const search = new URLSearchParams({ visit: 'sdk', client_id: link.clientId, oauth_token: link.token })
      return load(frame, new URL(`/?${search}`, home))
    },
    /** The page of a tab is gone, and the store is loaded again in the same tab. */
    reload: ({ page, frame }: StoreTab) => {
      page.die()
      return load(frame, frame.game === null ? home : new URL(gameTab, home))
    },
    /** The whole browser is gone at once; it is opened again with one tab. */
    killBrowser: async () => {
      frames.closeAll()
      storage.loseChangesSince(world.timeline.nowMs() - windowRandom.between(0, 60_000))
      await openTab()
    },
    /** The clock is wrong by so much from now on. */
    setSkew: (next: number) => {
      skewMs = next
    },
  }
}
