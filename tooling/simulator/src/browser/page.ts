import { createHash } from 'node:crypto'
import type { Random } from '../time/random.ts'
import type { Timeline } from '../time/timeline.ts'

/** What code reaches through names that are everywhere: timers, chance, the network, its window. */
interface Globals {
  readonly window: Window | undefined
  readonly random: () => number
  readonly now: () => number
  /** Setting the clock of the device does not move it. */
  readonly performance: Pick<Performance, 'now'>
  readonly setTimeout: (task: () => void, delayMs: number) => unknown
  readonly clearTimeout: (timer: number) => void
  readonly fetch: typeof fetch
}

/** The process's own. */
const real: Globals = {
  window: undefined,
  random: Math.random,
  now: Date.now,
  performance,
  setTimeout,
  clearTimeout,
  fetch,
}
const nextTurn = setImmediate

let current = real
let isInstalled = false

/** The window whose code runs at this moment; undefined while the world acts. */
export const runningWindow = (): Window | undefined => current.window

/**
 * Puts a page's world in place of the process's own while page code runs. The store is used as it ships: what a browser
 * gives it by global name, it gets here by the same name. Outside of a page everything is as before.
 */
function install(): void {
  if (isInstalled) return
  isInstalled = true
  const define = (name: string, get: () => unknown) =>
    Object.defineProperty(globalThis, name, { get, configurable: true })
  const setTimer = (task: () => void, delayMs = 0) => current.setTimeout(task, delayMs)
  const clearTimer = (timer: number) => current.clearTimeout(timer)
  define('setTimeout', () => setTimer)
  define('clearTimeout', () => clearTimer)
  define('performance', () => current.performance)
  define('fetch', () => current.fetch)
  define('window', () => current.window)
  define('document', () => current.window?.document)
  define('navigator', () => current.window?.navigator)
  define('requestIdleCallback', () => (task: () => void) => setTimer(task, 20))
  define('cancelIdleCallback', () => clearTimer)
  define('crypto', () => fakeCrypto)
  Math.random = () => current.random()
  Date.now = () => current.now()
}

const fakeCrypto = {
  getRandomValues: <T extends Uint8Array | Uint32Array>(into: T): T => {
    const range = 2 ** (8 * into.BYTES_PER_ELEMENT)
    for (let index = 0; index < into.length; index += 1) into[index] = Math.floor(Math.random() * range)
    return into
  },
  subtle: {
    // In the same turn, or it would come back at a time of its own.
    digest: (_algorithm: string, bytes: Uint8Array) => {
      const { buffer } = new Uint8Array(createHash('sha256').update(bytes).digest())
      return Promise.resolve(buffer)
    },
  },
}

/**
 * Runs code as a page's own, and everything that it sets going in this turn; resolves when the page is at rest. A
 * promise of that turn that nobody caught is answered to `onStray`.
 */
async function runAsPage(page: Globals, code: () => void, onStray: (reason: unknown) => void): Promise<void> {
  install()
  const catchStray = (reason: unknown) => onStray(reason)
  process.on('unhandledRejection', catchStray)
  current = page
  try {
    code()
    await new Promise<void>((resolve) => {
      nextTurn(resolve)
    })
  } catch (reason) {
    onStray(reason)
  } finally {
    current = real
    process.off('unhandledRejection', catchStray)
  }
}

/** One tab: its window, its life, and the way to run code in it. */
export interface Page {
  readonly name: string
  readonly window: Window
  readonly localStorage: Storage
  isAlive(): boolean
  isVisible(): boolean
  /** Runs page code and what it sets going; a page that is gone or frozen runs nothing, a frozen one when it thaws. */
  run(code: () => void): Promise<void>
  /** Whether an act of the page still reaches the world; counts down to a death that was planned. */
  mayAct(act: string): boolean
  /** The browser ends the page at its `count`th act from now, in the middle of whatever it does. */
  dieAfter(count: number): void
  /** `act` is what ends it. */
  die(act?: string): void
  /** `frozen`: no code of it runs until it is shown again. */
  hide(how: 'inBackground' | 'frozen'): Promise<void>
  show(): Promise<void>
  /** When it last began to be left; null while nothing has led away from it. */
  leavesSinceMs(): number | null
  /** Tells its listeners of an event. */
  fire(name: string, event: object): Promise<void>
  setOnline(isOnline: 'online' | 'offline'): Promise<void>
}

/** What a page is made of. */
interface PageStart {
  readonly name: string
  readonly timeline: Timeline
  readonly random: Random
  readonly userAgent: string
  /** Null where the browser has none. */
  readonly locks: ((mayAct: Page['mayAct']) => LockManager) | null
  /** Milliseconds by which the device's clock is wrong. */
  readonly skewMs: () => number
  readonly storage: (mayAct: Page['mayAct']) => Storage
  readonly openWindow: () => Window | null
  /** What its window has of the tab that it is in: address, opener, session storage. */
  readonly tabParts: (mayAct: Page['mayAct']) => object
  readonly fetch: (page: Page, request: Request, signal: AbortSignal | undefined) => Promise<Response>
  /** Called when the page dies, however. */
  readonly onDeath: (page: Page, act: string) => void
  readonly onStray: (reason: unknown) => void
}

/** Opens a tab; nothing runs in it yet. */
export function openPage(start: PageStart): Page {
  const { name, timeline, random } = start
  const listeners = new Map<string, Set<(event: object) => void>>()
  const timers = new Map<number, () => void>()
  let [timerCount, isAlive, isVisible, isFrozen, onLine] = [0, true, true, false, true]
  let actsLeft: number | null = null
  let leavesSinceMs: number | null = null
  let waiting: (() => void)[] = []

  const on = (event: string, listener: (event: object) => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
  }
  const off = (event: string, listener: (event: object) => void) =>
    void listeners.get(event)?.delete(listener)
  const fireOne = (name: string, event: object) => {
    if (name === 'beforeunload') leavesSinceMs = timeline.nowMs()
    for (const listener of Array.from(listeners.get(name) ?? [])) listener(event)
  }
  const fire = (...names: readonly string[]) => {
    // A page comes back as it was left.
    for (const name of names) fireOne(name, { persisted: name === 'pageshow' })
  }
  const target = { addEventListener: on, removeEventListener: off }
  const setTimer = (task: () => void, delayMs: number): number => {
    timerCount += 1
    const timer = timerCount
    if (!isAlive) return timer
    const run = () => {
      timers.delete(timer)
      task()
    }
    timers.set(timer, timeline.plan(delayMs, 'timer', run, page))
    return timer
  }
  const fakeWindow = {
    navigator: {
      userAgent: start.userAgent,
      maxTouchPoints: 5,
      languages: ['en'],
      locks: start.locks?.((act) => page.mayAct(act)),
      get onLine() {
        return onLine
      },
    },
    document: {
      ...target,
      documentElement: { lang: '', dir: '' },
      getElementById: () => null,
      querySelector: () => null,
      get visibilityState() {
        return isVisible ? 'visible' : 'hidden'
      },
    },
    matchMedia: () => ({ matches: false }),
    open: () => (page.mayAct('window.open') ? start.openWindow() : null),
    ...target,
  } as unknown as Window
  Object.defineProperties(
    fakeWindow,
    Object.getOwnPropertyDescriptors(start.tabParts((act) => page.mayAct(act))),
  )
  Object.defineProperty(fakeWindow, 'parent', { value: fakeWindow })
  const globals: Globals = {
    window: fakeWindow,
    random: () => random.next(),
    now: () => Math.floor(timeline.nowMs() + start.skewMs()),
    performance: { now: timeline.nowMs },
    setTimeout: setTimer,
    clearTimeout: (timer) => {
      timers.get(timer)?.()
      timers.delete(timer)
    },
    fetch: (input, init) =>
      page.mayAct('fetch')
        ? start.fetch(page, input as Request, init?.signal ?? undefined)
        : new Promise(() => {}),
  }
  const end = (act: string) => {
    if (!isAlive) return
    isAlive = false
    listeners.clear()
    waiting = []
    for (const cancel of timers.values()) cancel()
    timers.clear()
    start.onDeath(page, act)
  }
  const runNow = (code: () => void) => runAsPage(globals, code, start.onStray)

  const page: Page = {
    name,
    window: fakeWindow,
    localStorage: start.storage((act) => page.mayAct(act)),
    isAlive: () => isAlive,
    isVisible: () => isVisible,
    mayAct: (act) => {
      if (!isAlive) return false
      if (actsLeft === null) return true
      actsLeft -= 1
      if (actsLeft > 0) return true
      end(act)
      return false
    },
    dieAfter: (count) => {
      actsLeft = count
    },
    die: (act = 'closed') => end(act),
    run: async (code) => {
      if (!isAlive) return
      if (isFrozen) waiting.push(code)
      else await runNow(code)
    },
    hide: async (how) => {
      if (!isAlive || !isVisible) return
      isVisible = false
      await runNow(() => fire('visibilitychange'))
      isFrozen = how === 'frozen'
    },
    show: async () => {
      if (!isAlive || isVisible) return
      isVisible = true
      const wasFrozen = isFrozen
      isFrozen = false
      for (const code of waiting.splice(0)) await runNow(code)
      await runNow(() => fire('visibilitychange', ...(wasFrozen ? ['pageshow'] : []), 'focus'))
    },
    leavesSinceMs: () => leavesSinceMs,
    fire: (event, detail) => page.run(() => fireOne(event, detail)),
    setOnline: async (state) => {
      onLine = state === 'online'
      await page.run(() => fire(state))
    },
  }
  return page
}
