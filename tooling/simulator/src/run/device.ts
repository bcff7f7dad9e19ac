import { deployment, gameTab } from '../world/brand.ts'
import { createFrames } from '../browser/frames.ts'
import type { Frames } from '../browser/frames.ts'
import type { PayTab } from '../browser/payTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { createLoad } from './documents.ts'
import type { DocumentDeps } from './documents.ts'

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
