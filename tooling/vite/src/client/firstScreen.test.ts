import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstScreen } from './firstScreen.ts'

let arrived: Set<string>
let hints: EventTarget[]
let fetched: number
let isOver: boolean

beforeEach(() => {
  vi.useFakeTimers()
  arrived = new Set()
  hints = [hint('/assets/main.js'), hint('/assets/store.js')]
  fetched = 0
  isOver = false
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => setTimeout(drawn, 16))
  vi.stubGlobal('performance', { getEntriesByName: (name: string) => (arrived.has(name) ? [{}] : []) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hint = (href: string, isFollowed = true) =>
  Object.assign(new EventTarget(), { href, relList: { supports: () => isFollowed } })

/** Waits as the first script does, for what `painting` paints. */
function wait(painting?: Promise<unknown>): void {
  const early = painting && {
    painting,
    codeIsThere: () => {
      fetched += 1
    },
  }
  const page = { querySelectorAll: () => hints } as unknown as Document
  void firstScreen(early, page).then(() => {
    isOver = true
  })
}

const never = new Promise(() => undefined)
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const codeIsThere = (how = 'load') => hints.forEach((each) => each.dispatchEvent(new Event(how)))

test('without an early script the store waits for one frame', async () => {
  wait()
  await after(15)
  expect(isOver).toBe(false)
  await after(2)
  expect(isOver).toBe(true)
})

test('a page that nobody sees has no frame, and the store starts all the same', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  wait()
  await after(200)
  expect(isOver).toBe(true)
})

test('what is painted is on screen before the store starts', async () => {
  wait(new Promise((resolve) => setTimeout(resolve, 900)))
  await after(900)
  expect(isOver).toBe(false)
  await after(17)
  expect(isOver).toBe(true)
})

test.each(['load', 'error'])(
  'code whose hint says %s waits for a late painting, but not for long',
  async (how) => {
    wait(never)
    await after(2000)
    expect(isOver).toBe(false)
    codeIsThere(how)
    await after(149)
    expect(isOver).toBe(false)
    await after(20)
    expect(isOver).toBe(true)
  },
)

test('code that was there before the first script ran is not waited for', async () => {
  arrived = new Set(['/assets/main.js', '/assets/store.js'])
  wait(never)
  await after(170)
  expect(isOver).toBe(true)
})

test('what a tap needs is fetched when all of the code is there, also where the painting came first', async () => {
  wait(Promise.resolve())
  await after(17)
  expect([isOver, fetched]).toEqual([true, 0])
  hints[0]?.dispatchEvent(new Event('load'))
  await after(0)
  expect(fetched).toBe(0)
  hints[1]?.dispatchEvent(new Event('load'))
  await after(0)
  expect(fetched).toBe(1)
})

test('hints that never say anything hold the store for three seconds at most', async () => {
  wait(never)
  await after(3000 + 149)
  expect([isOver, fetched]).toEqual([false, 1])
  await after(20)
  expect(isOver).toBe(true)
})

test('a browser that follows no hints starts the store at once', async () => {
  hints = [hint('/assets/store.js', false)]
  wait(never)
  await after(17)
  expect([isOver, fetched]).toEqual([true, 0])
})
