// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateAfterMs, sayLate } from './sayLate.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const texts = '<script type="application/json" id="texts">{"common":{"slow":"Langsam."}}</script>'
const skeleton = '<div id="root"><main aria-busy="true"></main></div>'

function open(body: string) {
  document.body.innerHTML = body
  sayLate(document, 'de')
  return () => document.querySelector('main [role=status]')
}

test('a skeleton that still stands says so, in the language of the words', () => {
  const said = open(skeleton + texts)
  vi.advanceTimersByTime(lateAfterMs - 1)
  expect(said()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(said()?.textContent).toBe('Langsam.')
  expect(said()?.getAttribute('lang')).toBe('de')
})

test('goods of the last visit that still wait for today’s say so too', () => {
  const goods = '<div role="tabpanel" aria-busy="true">Goods</div>'
  const said = open(`<div id="root"><main aria-busy="false">${goods}</main></div>${texts}`)
  vi.advanceTimersByTime(lateAfterMs)
  expect(said()?.textContent).toBe('Langsam.')
})

test.each([
  ['products that are painted', '<div id="root"><main aria-busy="false"></main></div>' + texts],
  ['a store that is drawn', '<div id="root"><main></main></div>' + texts],
  ['a document without texts', skeleton],
])('%s say nothing', (_what, body) => {
  const said = open(body)
  vi.advanceTimersByTime(lateAfterMs)
  expect(said()).toBeNull()
})
