// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createOpenPayWindow } from './payWindow.ts'

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

const thisWindow = { ...fakeWindow().opened } as unknown as Window

const browserWith = (open: () => unknown) => ({ open: open as Window['open'] })

test('the window opens blank, says what it waits for, and goes to the payment URL without an opener', () => {
  const { opened, visited } = fakeWindow()
  const asked: unknown[][] = []
  const browser = { open: ((...args: unknown[]) => (asked.push(args), opened)) as unknown as Window['open'] }
  const payWindow = createOpenPayWindow(browser, true, draw)('Opening')
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
  expect(createOpenPayWindow(thisWindow, true, draw)('Opening')).toBeNull()
})

test('where windows must not open none is requested', () => {
  let asked = 0
  expect(
    createOpenPayWindow(
      browserWith(() => (asked += 1)),
      false,
      draw,
    )('Opening'),
  ).toBeNull()
  expect(asked).toBe(0)
})

test('a window that the player has closed goes nowhere', () => {
  const { opened, visited } = fakeWindow()
  const payWindow = createOpenPayWindow(
    browserWith(() => opened),
    true,
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
    true,
    draw,
  )('Opening')
  expect(payWindow?.go('https://pay.provider.example/1')).toBe(true)
  expect(visited).toHaveLength(1)
})

test('a browser that replaces the blank page when it has loaded gets it drawn again, once', () => {
  const { opened } = fakeWindow()
  createOpenPayWindow(
    browserWith(() => opened),
    true,
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
    true,
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
    true,
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
    true,
    draw,
  )('Opening')
  expect(payWindow?.go('https://pay.provider.example/1')).toBe(false)
  expect(() => payWindow?.close()).not.toThrow()
})

test('a document of the store’s own keeps its opener until it has asked for its data', () => {
  const { opened, visited } = fakeWindow()
  const payWindow = createOpenPayWindow(
    browserWith(() => opened),
    true,
    draw,
  )('Opening')
  expect(payWindow?.goOwn('/pay.html#B1')).toBe(opened)
  expect(visited).toEqual(['/pay.html#B1'])
  expect(opened.opener).not.toBeNull()
  opened.closed = true
  expect(payWindow?.goOwn('/pay.html#B1')).toBeNull()
})
