// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderFirstScreen } from './document/renderFirstScreen.tsx'
import { readParts, lateAfterMs, sayLate } from './fillParts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const documents = [true, false].map((isOld) => {
  const { parts } = renderFirstScreen({ storeName: 'Store', Mark: () => null, isOld })
  const page = new DOMParser().parseFromString(`<template id="parts">${parts}</template>`, 'text/html')
  return { layout: isOld ? 'old' : 'new', page }
})

/** Waits over an element that `isWaiting`, with these texts, and returns what the element says. */
function wait(page: Document, texts: unknown, isWaiting = () => true) {
  const skeleton = document.createElement('main')
  sayLate({
    waiting: () => (isWaiting() ? skeleton : null),
    copyPart: () => readParts(page, texts, 'de'),
    language: 'de',
  })
  return () => skeleton.querySelector('[role=status]')
}

const texts = { common: { slow: 'Langsam.' } }

test.each(documents)(
  'in the $layout layout a skeleton that still stands says so, in the language of the words',
  ({ page }) => {
    const said = wait(page, texts)
    vi.advanceTimersByTime(lateAfterMs - 1)
    expect(said()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(said()?.textContent).toBe('Langsam.')
    expect(said()?.getAttribute('lang')).toBe('de')
  },
)

test('what does not wait any more by then says nothing', () => {
  let isWaiting = true
  const said = wait(documents[0]?.page ?? document, texts, () => isWaiting)
  isWaiting = false
  vi.advanceTimersByTime(lateAfterMs)
  expect(said()).toBeNull()
})

test.each([
  ['texts', documents[0]?.page ?? document, null],
  ['parts', document, texts],
])('a document without %s says nothing', (_what, page, found) => {
  const said = wait(page, found)
  vi.advanceTimersByTime(lateAfterMs)
  expect(said()).toBeNull()
})
