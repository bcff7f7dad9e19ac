import { createHash } from 'node:crypto'

/** What a page's code reaches through names that are everywhere: timers, chance, the network, its window. */
export interface PageGlobals {
  readonly window: Window
  readonly random: () => number
  readonly now: () => number
  /** What `performance.now()` says, in milliseconds: setting the clock of the device does not move it. */
  readonly monotonicNow: () => number
  readonly setTimeout: (task: () => void, delayMs: number) => number
  readonly clearTimeout: (timer: number) => void
  readonly fetch: typeof fetch
}

const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  random: Math.random,
  now: Date.now,
  performance: globalThis.performance,
  fetch: globalThis.fetch,
}
const nextTurn = setImmediate

let current: PageGlobals | null = null
let isInstalled = false

/** The window whose code runs at this moment; null while the world acts. */
export const runningWindow = (): Window | null => current?.window ?? null

/**
 * Puts a page's world in place of the process's own while page code runs. The store is used as it ships: what a browser
 * gives it by global name, it gets here by the same name. Outside of a page everything is as before.
 */
function install(): void {
  if (isInstalled) return
  isInstalled = true
  const define = (name: string, get: () => unknown) =>
    Object.defineProperty(globalThis, name, { get, configurable: true })
  const setTimer = (task: () => void, delayMs = 0) =>
    current === null ? real.setTimeout(task, delayMs) : current.setTimeout(task, delayMs)
  const clearTimer = (timer: number) =>
    current === null ? real.clearTimeout(timer) : current.clearTimeout(timer)
  define('setTimeout', () => setTimer)
  define('clearTimeout', () => clearTimer)
  define('performance', () => (current === null ? real.performance : { now: current.monotonicNow }))
  define('fetch', () => current?.fetch ?? real.fetch)
  define('window', () => current?.window)
  define('document', () => current?.window.document)
  define('navigator', () => current?.window.navigator)
  define('requestIdleCallback', () => (task: () => void) => setTimer(task, 20))
  define('cancelIdleCallback', () => clearTimer)
  define('crypto', () => fakeCrypto)
  Math.random = () => (current === null ? real.random() : current.random())
  Date.now = () => (current === null ? real.now() : current.now())
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
export async function runAsPage(
  page: PageGlobals,
  code: () => void,
  onStray: (reason: unknown) => void,
): Promise<void> {
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
    current = null
    process.off('unhandledRejection', catchStray)
  }
}
