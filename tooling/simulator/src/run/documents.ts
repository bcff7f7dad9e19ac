import { createAdyenForm } from '../browser/adyen/adyenForm.ts'
import { createCodeFetch } from '../browser/codeFetch.ts'
import type { Frame } from '../browser/frame.ts'
import type { Frames } from '../browser/frames.ts'
import { openPage } from '../browser/page.ts'
import type { Page } from '../browser/page.ts'
import { openPayDocument } from '../browser/payTab.ts'
import type { PayTab } from '../browser/payTab.ts'
import { createProviderForm } from '../browser/providerForm.ts'
import { createSharedLocks } from '../browser/sharedLocks.ts'
import type { SharedDisk } from '../browser/sharedDisk.ts'
import type { SharedStorage } from '../browser/sharedStorage.ts'
import { openStore } from '../browser/storeTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import type { Network } from '../network/network.ts'
import type { DropInOracle } from '../oracle/dropIns.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { goToBank } from '../player/dropInActs.ts'
import type { Provider } from '../provider/provider.ts'
import type { World } from '../world/world.ts'
import type { Settings } from './settings.ts'

/** What documents are opened with. */
export interface DocumentDeps {
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
export function createLoad(deps: DocumentDeps): (frame: Frame, url: URL) => Promise<void> {
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
    const pay = await openPayDocument(page, {
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
