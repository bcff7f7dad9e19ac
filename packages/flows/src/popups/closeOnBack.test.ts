// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Services } from '../store/services.ts'
import { createPopupStack } from '../store/state/popupStack.ts'
import { closeOnBack } from './closeOnBack.ts'

const made: Services['made'] = new Map()
let stop = () => {}
let stack = createPopupStack()
const popups = () => stack.getState()
const kinds = () => popups().open.map(({ kind }) => kind)
const isMarked = () => (history.state as { popup?: boolean } | null)?.popup === true

const task = () => new Promise((resolve) => setTimeout(resolve))

/** Waits until a step through the history, and one that follows from it, have run in the browser's queue. */
async function turn(): Promise<void> {
  for (let tasks = 0; tasks < 8; tasks += 1) await task()
}

async function back(): Promise<void> {
  history.back()
  await turn()
}

beforeEach(() => {
  history.pushState({ idx: 1 }, '', '/before')
  history.pushState({ idx: 2, key: 'k' }, '', '/selectGoods')
  stack = createPopupStack()
  stop = closeOnBack({ made, popups: stack }, window)
})
afterEach(async () => {
  stop()
  await turn()
})

test('Back closes the top popup and stays on the page; the next Back closes the one below', async () => {
  popups().push({ kind: 'games' })
  popups().push({ kind: 'language' })
  await back()
  expect([kinds(), location.pathname]).toEqual([['games'], '/selectGoods'])
  await back()
  expect([kinds(), location.pathname]).toEqual([[], '/selectGoods'])
  await back()
  expect(location.pathname).toBe('/before')
})

test('however many popups are open there is one entry, with the address and router state of the page', () => {
  const before = history.length
  for (const kind of ['games', 'language', 'account'] as const) popups().push({ kind })
  expect(history.length - before).toBe(1)
  expect(history.state).toEqual({ idx: 2, key: 'k', popup: true })
})

test('popups that close in another way remove the entry: Back then leaves the page', async () => {
  popups().push({ kind: 'games' })
  popups().closeAll()
  await turn()
  expect([isMarked(), location.pathname]).toEqual([false, '/selectGoods'])
  await back()
  expect(location.pathname).toBe('/before')
})

test('a popup that is replaced by another keeps the entry', async () => {
  popups().push({ kind: 'login' })
  popups().closeTop()
  popups().push({ kind: 'games' })
  await turn()
  expect([kinds(), isMarked()]).toEqual([['games'], true])
})

test('a popup that opens while the entry is being removed can still be closed by Back', async () => {
  popups().push({ kind: 'login' })
  popups().closeTop()
  await task()
  popups().push({ kind: 'games' })
  await turn()
  expect([kinds(), isMarked()]).toEqual([['games'], true])
  await back()
  expect([kinds(), location.pathname]).toEqual([[], '/selectGoods'])
})

test('a question that Back closes is answered with "closed"', async () => {
  const answer = popups().confirm({
    title: '',
    text: '',
    confirmLabel: '',
    cancelLabel: '',
    tone: 'plain',
  })
  await back()
  expect(await answer).toBe('closed')
})

test('the result closes as with "check later": the order stays in the journal', async () => {
  popups().push({ kind: 'result', order: 'i1' })
  await back()
  expect(kinds()).toEqual([])
})

test('a reload with the entry on top does not need an extra Back', async () => {
  popups().push({ kind: 'games' })
  stop()
  stack = createPopupStack()
  stop = closeOnBack({ made, popups: stack }, window)
  await turn()
  expect([isMarked(), location.pathname]).toEqual([false, '/selectGoods'])
  await back()
  expect(location.pathname).toBe('/before')
})

test('a reload that opens a popup at once reuses the entry', async () => {
  popups().push({ kind: 'games' })
  const before = history.length
  stop()
  stack = createPopupStack()
  popups().push({ kind: 'result', order: 'i1' })
  stop = closeOnBack({ made, popups: stack }, window)
  await turn()
  expect([isMarked(), history.length]).toEqual([true, before])
  await back()
  expect([kinds(), location.pathname]).toEqual([[], '/selectGoods'])
})

test('a route opened while the popups close stays, and Back from it skips the entry', async () => {
  popups().push({ kind: 'account' })
  popups().closeAll()
  history.pushState({ idx: 3 }, '', '/notArea')
  await turn()
  expect(location.pathname).toBe('/notArea')
  await back()
  expect([isMarked(), location.pathname]).toEqual([false, '/selectGoods'])
  await back()
  expect(location.pathname).toBe('/before')
})

test('Forward onto the entry reopens nothing and leads nowhere', async () => {
  popups().push({ kind: 'account' })
  await back()
  history.forward()
  await turn()
  expect([kinds(), isMarked(), location.pathname]).toEqual([[], false, '/selectGoods'])
})

test('where the browser refuses another entry popups still open and close', () => {
  stop()
  const refusing = {
    history: {
      state: null,
      pushState: () => {
        throw new DOMException('too many', 'SecurityError')
      },
    },
    setTimeout: () => 0,
    clearTimeout: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }
  stop = closeOnBack({ made, popups: stack }, refusing as unknown as Window)
  popups().push({ kind: 'games' })
  popups().closeTop()
  expect(kinds()).toEqual([])
})

test('a page with popups of its own keeps them open, whatever the other stack does', async () => {
  const ofPage = createPopupStack()
  const stopPage = closeOnBack({ made, popups: ofPage }, window)
  ofPage.getState().push({ kind: 'result', order: 'B1' })
  popups().push({ kind: 'language' })
  popups().closeTop()
  await turn()
  expect(ofPage.getState().open).toHaveLength(1)
  expect(isMarked()).toBe(true)
  await back()
  expect([ofPage.getState().open, location.pathname]).toEqual([[], '/selectGoods'])
  stopPage()
})

test('after a reload over a popup, the popup of a page that opens before the store listens stays open', async () => {
  stop()
  history.pushState({ idx: 2, key: 'k', popup: true }, '')
  const ofPage = createPopupStack()
  ofPage.getState().push({ kind: 'result', order: 'B1' })
  stop = closeOnBack({ made, popups: stack }, window)
  const stopPage = closeOnBack({ made, popups: ofPage }, window)
  await turn()
  expect(ofPage.getState().open).toHaveLength(1)
  expect(isMarked()).toBe(true)
  stopPage()
})

test('of two stacks, Back closes the popup that opened last', async () => {
  const ofPage = createPopupStack()
  const stopPage = closeOnBack({ made, popups: ofPage }, window)
  ofPage.getState().push({ kind: 'result', order: 'B1' })
  popups().push({ kind: 'language' })
  await back()
  expect([kinds(), ofPage.getState().open.length]).toEqual([[], 1])
  stopPage()
})

test('the entry of a sheet that stands in for a popup is kept while the sheet is open, and is the popup’s then', async () => {
  stop()
  history.pushState({ idx: 2, key: 'k', popup: true }, '', '/selectGoods')
  let isOpen = true
  popups().closeAll()
  stack.setState({ standIn: { isOpen: () => isOpen, giveWay: () => null } })
  stop = closeOnBack({ made, popups: stack }, window)
  await turn()
  expect(isMarked()).toBe(true)
  isOpen = false
  popups().push({ kind: 'login' })
  await back()
  expect([kinds(), location.pathname, isMarked()]).toEqual([[], '/selectGoods', false])
})

test('Back on a sheet that stands in for a popup adds no entry again', async () => {
  stop()
  history.pushState({ idx: 2, key: 'k', popup: true }, '', '/selectGoods')
  let isOpen = true
  addEventListener('popstate', () => (isOpen = false), { once: true })
  stack.setState({ standIn: { isOpen: () => isOpen, giveWay: () => null } })
  stop = closeOnBack({ made, popups: stack }, window)
  await back()
  expect([isMarked(), location.pathname]).toEqual([false, '/selectGoods'])
})

test('who comes second for a stack stops nothing', async () => {
  const stopSecond = closeOnBack({ made, popups: stack }, window)
  popups().push({ kind: 'games' })
  stopSecond()
  await back()
  expect([kinds(), location.pathname]).toEqual([[], '/selectGoods'])
})
