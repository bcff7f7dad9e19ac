import type { Random } from '../time/random.ts'
import { deployment } from '../world/brand.ts'
import type { World } from '../world/world.ts'
import { runningWindow } from './page.ts'
import type { Page } from './page.ts'
import { createSharedStorage } from './sharedStorage.ts'
import type { SharedStorage, StorageCondition } from './sharedStorage.ts'

/** The tabs and windows of one browser, and what they say to one another. */
export type Frames = ReturnType<typeof createFrames>

const home = deployment.origins[0]

const originOf = ({ kind, ...shown }: Shown): string | null =>
  kind === 'ours' || kind === 'blank' ? home : 'origin' in shown ? shown.origin : null

/** Makes a browser without windows. `load` opens a document of the store's own; `visit` is called with every other address. */
export function createFrames(deps: {
  readonly world: World
  readonly random: Random
  readonly recorder: FrameRecorder
  /** Share of the messages that are lost, late or said twice. */
  readonly lostMessages: number
  readonly manner: () => WindowManner
  /** What the session storage of a new tab does. */
  readonly condition: () => StorageCondition
  readonly load: (frame: Frame, url: URL) => Promise<void>
  readonly visit: (url: string) => void
}) {
  const { world, random, recorder } = deps
  const { timeline } = world
  const frames: Frame[] = []
  const shownIn = new WeakMap<Window, { readonly frame: Frame; readonly page: Page }>()
  const running = () => {
    const window = runningWindow()
    return window && shownIn.get(window)
  }
  /** The world may always act; a page while it lives. */
  const mayAct = (act: string) => running()?.page.mayAct(act) ?? true
  const isClosed = ({ shown }: Frame) => shown.kind === 'closed'

  /** What was shown in a frame, and what was kept of it, is gone. */
  const leave = ({ shown, kept }: Pick<Frame, 'shown' | 'kept'>, why: string) => {
    if (shown.kind === 'ours') shown.page.die(why)
    kept?.die(why)
  }
  const arrive = async (frame: Frame, address: string) => {
    if (isClosed(frame)) return
    const url = new URL(address, home)
    leave(frame, 'left')
    frame.kept = null
    if (url.origin !== home) {
      frame.shown = { kind: 'elsewhere', origin: url.origin }
      return deps.visit(address)
    }
    frame.address = address
    await deps.load(frame, url)
  }
  /** The player, or a document, goes there. */
  const go = (frame: Frame, address: string) => {
    if (isClosed(frame)) return
    recorder.left(frame, address)
    timeline.plan(0, 'goes on', () => arrive(frame, address))
  }
  const close = (frame: Frame) => {
    if (isClosed(frame)) return
    const { shown, kept } = frame
    frame.shown = { kind: 'closed' }
    timeline.plan(0, 'closes', () => leave({ shown, kept }, 'left'))
  }
  const scriptCloses = (frame: Frame) => {
    if (!mayAct('window.close') || isClosed(frame)) return
    recorder.closed(frame)
    close(frame)
  }

  const deliver = async (message: PostedMessage) => {
    const { from, origin, to, data, targetOrigin } = message
    const { shown } = to
    if (targetOrigin !== '*' && targetOrigin !== originOf(shown)) return
    if (shown.kind === 'elsewhere') recorder.overheard(message)
    if (shown.kind === 'ours') await shown.page.fire('message', { source: from.proxy, origin, data })
  }
  /** A word from whoever is in `from` now, or from an origin that is said otherwise. */
  const post = (message: PostedMessage) => {
    const copy = { ...message, data: structuredClone(message.data) }
    recorder.posted(copy)
    const isTroubled = world.hasFaults() && random.chance(deps.lostMessages)
    const outcome = isTroubled ? random.pick(['lost', 'late', 'twice']) : 'fine'
    if (outcome !== 'fine') world.count(`message: ${outcome}`)
    const soon = random.between(1, 30)
    const lateMs = random.between(500, 15_000)
    const delays = { fine: [soon], lost: [], late: [lateMs], twice: [soon, 900] }
    for (const delayMs of delays[outcome]) timeline.plan(delayMs, 'message', () => deliver(copy))
  }

  const notYours = () => {
    throw new DOMException('Not yours', 'SecurityError')
  }
  const proxyOf = (frame: () => Frame, manner: WindowManner) => ({
    get closed() {
      return isClosed(frame())
    },
    get opener() {
      return frame().opener?.proxy ?? null
    },
    set opener(_nobody: unknown) {
      frame().opener = null
    },
    get document() {
      if (manner === 'guarded' || frame().shown.kind === 'elsewhere') notYours()
      return { title: '', body: { textContent: '' } }
    },
    location: {
      get origin() {
        return originOf(frame().shown) === home ? home : notYours()
      },
      replace: (address: string) => {
        if (mayAct('location.replace')) go(frame(), address)
      },
    },
    close: () => scriptCloses(frame()),
    postMessage: (data: unknown, targetOrigin: string) => {
      const sender = running()
      if (sender === undefined || !sender.page.mayAct('postMessage')) return
      post({ from: sender.frame, origin: home, to: frame(), data, targetOrigin })
    },
  })
  const make = (start: Pick<Frame, 'openedBy' | 'opener' | 'shown'>, manner: WindowManner): Frame => {
    const session = createSharedStorage(start.opener?.session.items())
    session.setCondition(deps.condition())
    const frame: Frame = {
      ...start,
      name: `${world.mark}frame${frames.length + 1}`,
      session,
      proxy: proxyOf(() => frame, manner) as unknown as Window,
      address: '/',
      kept: null,
      sawStorageFail: session.condition() !== 'working',
      holds: null,
      wasStore: false,
      game: null,
    }
    frames.push(frame)
    return frame
  }

  return {
    all: (): readonly Frame[] => frames,
    /** A tab of the player's own. */
    openTab: () => make({ openedBy: null, opener: null, shown: { kind: 'blank' } }, 'opened'),
    /** What `window.open` answers a page. */
    openWindow: (opener: Frame, page: Page): Window | null => {
      const manner = deps.manner()
      if (manner === 'blocked') return null
      if (manner === 'throws') throw new DOMException('No windows here', 'InvalidAccessError')
      const shown = { kind: manner === 'severed' ? 'closed' : 'blank' } as const
      return make({ openedBy: page, opener, shown }, manner).proxy
    },
    /** What the window of a page has of its frame. */
    partsOf: (frame: Frame, mayAct: Page['mayAct']): object => ({
      get closed() {
        return isClosed(frame)
      },
      get opener() {
        return frame.opener === null || isClosed(frame.opener) ? null : frame.opener.proxy
      },
      set opener(_nobody: unknown) {
        frame.opener = null
      },
      get sessionStorage() {
        if (frame.session.condition() === 'blocked') notYours()
        return frame.session.seenBy(mayAct)
      },
      location: {
        origin: home,
        pathname: new URL(frame.address, home).pathname,
        hash: new URL(frame.address, home).hash,
        assign: (address: string) => mayAct('location.assign') && go(frame, address),
        replace: (address: string) => mayAct('location.replace') && go(frame, address),
        reload: () => mayAct('location.reload') && go(frame, frame.address),
      },
      history: { state: null },
      close: () => scriptCloses(frame),
    }),
    /** A page is there now. */
    show: (frame: Frame, page: Page) => {
      frame.shown = { kind: 'ours', page }
      shownIn.set(page.window, { frame, page })
    },
    go,
    /** Somebody else's page comes, and the browser may keep ours for the way back. */
    leadElsewhere: async (frame: Frame, origin: string) => {
      const { shown } = frame
      frame.shown = { kind: 'elsewhere', origin }
      if (shown.kind !== 'ours') return
      if (random.chance(0.5)) {
        frame.kept = shown.page
        await shown.page.hide('frozen')
      } else shown.page.die('left')
    },
    /** Back to our document, as it was left or loaded again. */
    comeBack: async (frame: Frame) => {
      const { kept } = frame
      frame.kept = null
      if (kept === null || !kept.isAlive()) return arrive(frame, frame.address)
      frame.shown = { kind: 'ours', page: kept }
      await kept.show()
    },
    close,
    /** The browser is killed, and every window with it. */
    closeAll: () => {
      for (const frame of frames) {
        const { shown, kept } = frame
        frame.shown = { kind: 'closed' }
        leave({ shown, kept }, 'closed')
      }
    },
    post,
  }
}

/** What a browser does when the store opens a window. */
export type WindowManner = 'opened' | 'blocked' | 'throws' | 'severed' | 'guarded'

/** What stands in a tab or window: nothing yet, a document of the store's own, somebody else's, or it is gone. */
type Shown =
  | { readonly kind: 'blank' }
  | { readonly kind: 'ours'; readonly page: Page }
  | { readonly kind: 'elsewhere'; readonly origin: string }
  | { readonly kind: 'closed' }

/** A tab or window. It outlives its documents, and so do what it stores and who opened it. */
export interface Frame {
  readonly name: string
  /** Its `sessionStorage`. */
  readonly session: SharedStorage
  /** The window as other documents hold it. */
  readonly proxy: Window
  /** The document that opened it, for a window. */
  readonly openedBy: Page | null
  opener: Frame | null
  shown: Shown
  /** Of the newest document of the store's own. */
  address: string
  /** A document that the browser keeps as it was left, for the way back to it. */
  kept: Page | null
  /** Whether what it stores for itself failed at some moment. */
  sawStorageFail: boolean
  /** What the newest document of ours in it is. */
  holds: 'store' | 'payDocument' | null
  /** Whether the store itself was ever shown in it. */
  wasStore: boolean
  /** The game's visit that it was opened for, until the player logs in with an account of their own. */
  game: GameVisit | null
}

/** A link from inside a game: whose it is, and the document that got its token. */
interface GameVisit {
  readonly suid: string
  page: Page | null
}

/** What one document says to another. */
interface PostedMessage {
  readonly from: Frame
  /** Where the sender is from. */
  readonly origin: string
  readonly to: Frame
  readonly data: unknown
  /** Whom it is meant for. */
  readonly targetOrigin: string
}

/** What windows tell whoever judges the run. */
export interface FrameRecorder {
  /** A document leads a window to an address. */
  left(frame: Frame, address: string): void
  /** A script closes a window of its own. */
  closed(frame: Frame): void
  posted(message: PostedMessage): void
  /** Somebody who is not the store hears it. */
  overheard(message: PostedMessage): void
}
