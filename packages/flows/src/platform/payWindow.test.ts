// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '../testing/fakeClock.ts'
import { pass } from '../testing/flush.ts'
import { createOpenPayWindow, createWatchLeaving, whenStayed } from './payWindow.ts'

function fakeWindow(over: Record<string, unknown> = {}) {
  const visited: string[] = []
  const opened = {
    closed: false,
    opener: {} as unknown,
    document: document.implementation.createHTMLDocument(),
    location: { href: 'about:blank', replace: (url: string) => visited.push(url) },
    addEventListener: (_kind: string, listener: () => void) => void (opened.load = listener),
    load: (): void => undefined,
    close: () => void (opened.closed = true),
    ...over,
  }
  return { opened, visited }
}

/** Writes what the window waits for. */
const draw = (page: Document, waiting: string) => page.body.append(page.createElement('p'), waiting)

const refuse = () => {
  throw new Error('severed')
}

/** This browser, with another way to open windows. */
const browserWith = (open: (...args: unknown[]) => unknown) =>
  Object.assign(new EventTarget(), { open }) as unknown as Window

const thisWindow = Object.assign(
  browserWith(() => null),
  { closed: false, location: {} },
)

const allowed = { mayOpen: () => true, onLedAway: () => undefined, now: () => 0 }

test('the window opens blank, says what it waits for, and goes to the payment URL without an opener', () => {
  const { opened, visited } = fakeWindow()
  const asked: unknown[][] = []
  const browser = browserWith((...args: unknown[]) => (asked.push(args), opened))
  const payWindow = createOpenPayWindow(browser, allowed, draw)('Opening')
  expect(asked).toEqual([['', '_blank']])
  expect(opened.document.body.textContent).toBe('Opening')
  expect(payWindow?.go('https://pay.provider.example/1')).toBe(true)
  expect(opened.opener).toBeNull()
  expect(visited).toEqual(['https://pay.provider.example/1'])
})

test.each<[string, () => unknown]>([
  ['is blocked', () => null],
  [
    'throws',
    () => {
      throw new Error('blocked')
    },
  ],
  ['comes back closed', () => fakeWindow({ closed: true }).opened],
  ['is undefined', () => undefined],
  ['is only said to be there', () => true],
  ['is this window', () => thisWindow],
  ['is a frame in this window', () => fakeWindow({ top: {} }).opened],
  ['has no address', () => fakeWindow({ location: undefined }).opened],
  ['cannot be looked at', () => Object.defineProperty({}, 'closed', { get: refuse })],
])('a window that %s counts as not opened', (_how, open) => {
  Object.assign(thisWindow, { open })
  expect(createOpenPayWindow(thisWindow, allowed, draw)('Opening')).toBeNull()
})

test.each<[string, (opened: object) => unknown]>([
  ['is wrapped', (opened) => opened],
  ['is promised', (opened) => Promise.resolve(opened)],
])('a window that %s is not used, and closed', async (_how, wrap) => {
  const { opened } = fakeWindow({ top: {} })
  const browser = browserWith(() => wrap(opened))
  expect(createOpenPayWindow(browser, allowed, draw)('Opening')).toBeNull()
  await expect.poll(() => opened.closed).toBe(true)
})

test('a frame in this window is not closed', async () => {
  const top = {}
  const { opened } = fakeWindow({ top })
  const browser = Object.assign(
    browserWith(() => opened),
    { top },
  )
  createOpenPayWindow(browser, allowed, draw)('Opening')
  await Promise.resolve()
  expect(opened.closed).toBe(false)
})

test('an app that leads this tab away is stopped, where the browser asks before it does', () => {
  const navigation = new EventTarget()
  const led: boolean[] = []
  const prevented: boolean[] = []
  const navigate = () => {
    const event = new Event('navigate', { cancelable: true })
    navigation.dispatchEvent(event)
    prevented.push(event.defaultPrevented)
    return null
  }
  const browser = Object.assign(browserWith(navigate), { navigation })
  const opening = { ...allowed, onLedAway: (isStopped: boolean) => led.push(isStopped) }
  expect(createOpenPayWindow(browser, opening, draw)('Opening')).toBeNull()
  expect({ led, prevented }).toEqual({ led: [true], prevented: [true] })
  // Only what happens while the window is opened.
  navigate()
  expect(prevented).toEqual([true, false])
})

test('a page that stays in front after a tap has opened nothing; one that is left has', () => {
  vi.useFakeTimers()
  const stayed = vi.fn<() => void>()
  for (const sign of ['blur', 'pagehide', 'visibilitychange']) {
    whenStayed(window, 1500, stayed)
    window.dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(5000)
  }
  const stop = whenStayed(window, 1500, stayed)
  stop()
  vi.advanceTimersByTime(5000)
  expect(stayed).not.toHaveBeenCalled()
  whenStayed(window, 1500, stayed)
  vi.advanceTimersByTime(1500)
  expect(stayed).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('where windows must not open none is requested', () => {
  let asked = 0
  expect(
    createOpenPayWindow(
      browserWith(() => (asked += 1)),
      { ...allowed, mayOpen: () => false },
      draw,
    )('Opening'),
  ).toBeNull()
  expect(asked).toBe(0)
})

test('a window that the player has closed goes nowhere', () => {
  const { opened, visited } = fakeWindow()
  const payWindow = createOpenPayWindow(
    browserWith(() => opened),
    allowed,
    draw,
  )('Opening')
  opened.closed = true
  expect(payWindow?.go('https://pay.provider.example/1')).toBe(false)
  expect(visited).toEqual([])
})

test('a document that may not be read does not keep the window from going to the payment URL', () => {
  const { opened, visited } = fakeWindow({ document: null })
  const payWindow = createOpenPayWindow(
    browserWith(() => opened),
    allowed,
    draw,
  )('Opening')
  expect(payWindow?.go('https://pay.provider.example/1')).toBe(true)
  expect(visited).toHaveLength(1)
})

test('a browser that replaces the blank page when it has loaded gets it drawn again, once', () => {
  const { opened } = fakeWindow()
  createOpenPayWindow(
    browserWith(() => opened),
    allowed,
    draw,
  )('Opening')
  opened.load()
  expect(opened.document.body.textContent).toBe('Opening')
  opened.document = document.implementation.createHTMLDocument()
  opened.load()
  expect(opened.document.body.textContent).toBe('Opening')
})

test('the page that the window has gone to is left alone', () => {
  const { opened } = fakeWindow()
  createOpenPayWindow(
    browserWith(() => opened),
    allowed,
    draw,
  )('Opening')
  opened.document = document.implementation.createHTMLDocument()
  opened.location.href = 'https://pay.store.example/pay.html'
  opened.load()
  expect(opened.document.body.textContent).toBe('')
})

test('a page that cannot be drawn does not keep the window from going to the payment URL', () => {
  const { opened, visited } = fakeWindow()
  const payWindow = createOpenPayWindow(
    browserWith(() => opened),
    allowed,
    () => {
      throw new Error('no such token')
    },
  )('Opening')
  expect(payWindow?.go('https://pay.provider.example/1')).toBe(true)
  expect(visited).toHaveLength(1)
})

test('a window that will not move or close does not throw', () => {
  const { opened } = fakeWindow({ location: { replace: refuse }, close: refuse })
  const payWindow = createOpenPayWindow(
    browserWith(() => opened),
    allowed,
    draw,
  )('Opening')
  expect(payWindow?.go('https://pay.provider.example/1')).toBe(false)
  expect(() => payWindow?.close()).not.toThrow()
})

test('a document of the store’s own keeps its opener until it has asked for its data', () => {
  const { opened, visited } = fakeWindow()
  const payWindow = createOpenPayWindow(
    browserWith(() => opened),
    allowed,
    draw,
  )('Opening')
  expect(payWindow?.goOwn('/pay.html#B1')).toBe(opened)
  expect(visited).toEqual(['/pay.html#B1'])
  expect(opened.opener).not.toBeNull()
  opened.closed = true
  expect(payWindow?.goOwn('/pay.html#B1')).toBeNull()
})

test('an app that leads this tab away in place of a new one is remembered', () => {
  const browser = browserWith(() => null)
  const onLedAway = vi.fn<() => void>()
  createOpenPayWindow(browser, { ...allowed, onLedAway }, draw)('Opening')
  expect(onLedAway).not.toHaveBeenCalled()
  browser.dispatchEvent(new Event('pagehide'))
  expect(onLedAway).toHaveBeenCalledOnce()
})

test('a page that is left long after a blocked window was not led away', () => {
  const browser = browserWith(() => null)
  const clock = createFakeClock()
  const onLedAway = vi.fn<() => void>()
  createOpenPayWindow(browser, { ...allowed, onLedAway, now: () => clock.now() }, draw)('Opening')
  clock.advance(2_000)
  browser.dispatchEvent(new Event('pagehide'))
  expect(onLedAway).not.toHaveBeenCalled()
})

describe('a page that is being left', () => {
  const open = () => {
    const browser = browserWith(() => null)
    const clock = createFakeClock()
    const happens = (event: string) => browser.dispatchEvent(new Event(event))
    return { clock, happens, tap: createWatchLeaving(browser, clock) }
  }

  test('stays where what began before the tap led nowhere, and is asked no sooner', async () => {
    const { clock, happens, tap } = open()
    expect(await tap().stays()).toBe(true)
    // A link into an app, or a download.
    happens('beforeunload')
    const { isLeaving, stays } = tap()
    expect(isLeaving()).toBe(true)
    const answers: boolean[] = []
    const asked = stays().then((answer) => answers.push(answer))
    await pass(clock, 2_000)
    expect(answers).toEqual([])
    await pass(clock, 1_000)
    await asked
    expect([answers, isLeaving()]).toEqual([[true], false])
  })

  test('did not stay where it was left and has come back', async () => {
    const { clock, happens, tap } = open()
    happens('beforeunload')
    const asked = tap().stays()
    happens('pagehide')
    happens('pageshow')
    await pass(clock, 1_000)
    expect(await asked).toBe(false)
  })

  test.each(['beforeunload', 'pagehide'])(
    'is left for good where %s comes after the tap, however slowly',
    async (event) => {
      const { clock, happens, tap } = open()
      const { isLeaving, stays } = tap()
      happens(event)
      await pass(clock, 60_000)
      expect([isLeaving(), await stays()]).toEqual([true, false])
    },
  )

  test('is as any other for the next tap, once it has come back or stayed', () => {
    const { clock, happens, tap } = open()
    happens('pagehide')
    happens('pageshow')
    expect(tap().isLeaving()).toBe(false)
    happens('beforeunload')
    clock.advance(3_000)
    expect(tap().isLeaving()).toBe(false)
  })
})

test('a device that is slow is said on the waiting page, and no more once the window has left', () => {
  const { opened } = fakeWindow()
  const payWindow = createOpenPayWindow(
    browserWith(() => opened),
    allowed,
    (page, waiting: string, moment) => page.body.append(`${waiting} ${moment}`),
  )('Payment')
  expect(opened.document.body.textContent).toBe('Payment opening')
  payWindow?.sayLate()
  expect(opened.document.body.textContent).toBe('Payment late')
  opened.location.href = 'https://pay.provider.example/1'
  opened.document.body.textContent = 'of the provider'
  payWindow?.sayLate()
  expect(opened.document.body.textContent).toBe('of the provider')
})
