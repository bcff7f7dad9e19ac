// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copyText.ts'
import type { CopyBrowser } from './copyText.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

/** A browser whose old way of copying behaves as given, and records what was selected. */
function browserOf(clipboard: CopyBrowser['navigator']['clipboard'], old: () => boolean = () => false) {
  const marked: string[] = []
  const execCommand = vi.fn<() => boolean>(() => {
    const field = document.querySelector('textarea')
    marked.push(field?.value.slice(field.selectionStart, field.selectionEnd) ?? '')
    return old()
  })
  Object.assign(document, { execCommand })
  return {
    browser: {
      document,
      setTimeout: window.setTimeout.bind(window),
      navigator: clipboard === undefined ? {} : { clipboard },
    },
    marked,
  }
}

test('the clipboard takes the text where there is no other way', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  const { browser } = browserOf({ writeText })
  Object.assign(document, { execCommand: undefined })
  expect(await copyText('7720418', browser)).toBe(true)
  expect(writeText.mock.calls).toEqual([['7720418']])
})

test.each([
  ['has the text selected and copied', () => true, true],
  ['is said to have failed where nothing was copied', () => false, false],
])('a clipboard that says yes and does nothing %s', async (_what, old, expected) => {
  const { browser, marked } = browserOf({ writeText: () => Promise.resolve() }, old)
  expect(await copyText('7720418', browser)).toBe(expected)
  expect(marked).toEqual(['7720418'])
})

test('a clipboard that the browser does not hand out copies nothing, and says so', async () => {
  const { browser } = browserOf(undefined)
  Object.assign(document, { execCommand: undefined })
  const navigator = {
    get clipboard(): never {
      throw new DOMException('refused', 'SecurityError')
    },
  }
  expect(await copyText('7720418', { ...browser, navigator })).toBe(false)
})

const refusing = { writeText: () => Promise.reject(new Error('not allowed')) }

test.each([
  ['has no clipboard', undefined],
  ['refuses it', refusing],
])('a browser that %s copies what is selected, and leaves nothing behind', async (_case, clipboard) => {
  document.body.innerHTML = '<button>Copy</button>'
  const button = document.querySelector('button')
  button?.focus()
  const { browser, marked } = browserOf(clipboard, () => true)
  expect(await copyText('7720418', browser)).toBe(true)
  expect(marked).toEqual(['7720418'])
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a clipboard that never answers keeps nobody waiting for what the old way knows', async () => {
  const { browser } = browserOf({ writeText: () => new Promise(() => {}) })
  expect(await copyText('7720418', browser)).toBe(false)
})

test('a clipboard that never answers copies nothing where there is no other way', async () => {
  const { browser } = browserOf({ writeText: () => new Promise(() => {}) })
  Object.assign(document, { execCommand: undefined })
  const waits: number[] = []
  const setTimeout = ((act: () => void, ms: number) => {
    waits.push(ms)
    act()
  }) as typeof window.setTimeout
  expect(await copyText('7720418', { ...browser, setTimeout })).toBe(false)
  expect(waits).toEqual([2_000])
})

test.each([
  ['says no', () => false],
  [
    'throws',
    () => {
      throw new Error('not here')
    },
  ],
])('where the old way %s too, nothing is copied and nothing is left', async (_case, old) => {
  const { browser } = browserOf(refusing, old)
  expect(await copyText('7720418', browser)).toBe(false)
  expect(document.querySelector('textarea')).toBeNull()
})
