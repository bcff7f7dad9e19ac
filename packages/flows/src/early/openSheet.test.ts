// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeOnBack } from '../popups/closeOnBack.ts'
import { createPopupStack } from '../store/state/popupStack.ts'
import { openSheet } from './openSheet.ts'

const sheetHtml =
  '<div class="layer__scrim"></div><div role="dialog"><h2 tabindex="-1">Log in</h2><button class="sheet__close">Close</button></div>'

beforeEach(() => {
  history.pushState({ idx: 1 }, '', '/before')
  history.pushState({ idx: 2 }, '', '/selectGoods')
  document.body.innerHTML = '<div id="root"><button>680 Crystals</button></div>'
})
const opened: ReturnType<typeof openSheet>[] = []
afterEach(async () => {
  for (const sheet of opened.splice(0)) sheet.close()
  await turn()
})

/** Opens a sheet by a tap on the page's button. */
function open() {
  const page = document.querySelector('#root')
  const button = page?.querySelector('button')
  if (page == null || button == null) throw new Error('No page')
  button.focus()
  const layer = document.createElement('div')
  layer.className = 'layer'
  layer.innerHTML = sheetHtml
  const sheet = openSheet(layer, { page, opener: () => button })
  opened.push(sheet)
  return { sheet, layer, page, button }
}

const isReachable = (element: Element) =>
  !element.hasAttribute('inert') && !element.hasAttribute('aria-hidden')
const isMarked = () => (history.state as { popup?: boolean } | null)?.popup === true

/** Waits until a step through the history has run in the browser's queue. */
async function turn(): Promise<void> {
  for (let tasks = 0; tasks < 8; tasks += 1) await new Promise((resolve) => setTimeout(resolve))
}

test('the title has the focus, and the page cannot be reached', () => {
  const { sheet, layer, page } = open()
  expect(document.activeElement?.textContent).toBe('Log in')
  expect(isReachable(page)).toBe(false)
  expect(document.documentElement.style.overflow).toBe('hidden')
  expect([sheet.isOpen(), layer.isConnected]).toEqual([true, true])
})

test('it leaves before the page can be reached again, and the page has no mark that styles all of it', () => {
  const { sheet, layer, page } = open()
  let wasReachable: boolean | undefined
  const leave = layer.remove.bind(layer)
  layer.remove = () => {
    wasReachable = isReachable(page)
    expect(page.hasAttribute('inert')).toBe(false)
    leave()
  }
  sheet.giveWay()
  expect([wasReachable, isReachable(page), layer.isConnected]).toEqual([false, true, false])
})

const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }))
const ways: readonly (readonly [string, (layer: Element) => unknown])[] = [
  ['its close button', (layer) => layer.querySelector<HTMLElement>('.sheet__close')?.click()],
  ['a tap beside it', (layer) => layer.querySelector<HTMLElement>('.layer__scrim')?.click()],
  ['Escape', () => press('Escape')],
  ['Back', () => history.back()],
]

test.each(ways)('%s closes it, on the same page, with the focus on what was tapped', async (way, leave) => {
  const { sheet, layer, page, button } = open()
  leave(layer)
  await turn()
  expect([sheet.isOpen(), layer.isConnected, isReachable(page)]).toEqual([false, false, true])
  expect(document.activeElement).toBe(button)
  expect(document.documentElement.style.overflow).toBe('')
  expect([location.pathname, isMarked()]).toEqual(['/selectGoods', way !== 'Back'])
})

test('after it was closed, the store removes its entry by one step back, and Back leaves the page', async () => {
  const { layer } = open()
  layer.querySelector<HTMLElement>('.sheet__close')?.click()
  const stop = closeOnBack({ made: new Map(), popups: createPopupStack() }, window)
  await turn()
  expect([location.pathname, isMarked()]).toEqual(['/selectGoods', false])
  history.back()
  await turn()
  expect(location.pathname).toBe('/before')
  stop()
})

test('another key leaves it open', () => {
  const { sheet } = open()
  press('a')
  expect(sheet.isOpen()).toBe(true)
})

test('for a popup that is drawn it goes at once, and leaves page and focus to it', () => {
  const { sheet, layer, page, button } = open()
  expect(sheet.giveWay(), 'what the focus goes back to').toBe(button)
  expect([sheet.isOpen(), layer.isConnected, isReachable(page)]).toEqual([false, false, true])
  expect(document.activeElement).not.toBe(button)
  expect([isMarked(), sheet.giveWay()]).toEqual([true, null])
})

test('a sheet that is opened right after another was closed shares its entry, and Back closes it', async () => {
  const first = open()
  const length = history.length
  first.sheet.close()
  const second = open()
  await turn()
  expect([second.sheet.isOpen(), isMarked(), history.length]).toEqual([true, true, length])
  history.back()
  await turn()
  expect([second.sheet.isOpen(), location.pathname]).toEqual([false, '/selectGoods'])
})

test('where the history cannot be changed, nothing is locked', () => {
  history.pushState({ idx: 3 }, '', '/')
  vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new Error('Too often')
  })
  expect(open).toThrow('Too often')
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(document.querySelector('#root')?.hasAttribute('aria-hidden')).toBe(false)
})

test('the store’s popup that takes its place is closed by one Back, and the page stays', async () => {
  const { sheet } = open()
  const stack = createPopupStack()
  const stop = closeOnBack({ made: new Map(), popups: stack }, window)
  sheet.giveWay()
  stack.getState().push({ kind: 'games' })
  await turn()
  history.back()
  await turn()
  expect([stack.getState().open, location.pathname]).toEqual([[], '/selectGoods'])
  stop()
})

test('focus that leaves it comes back to its title', () => {
  const { button } = open()
  button.focus()
  expect(document.activeElement?.textContent).toBe('Log in')
})

test('opened at the plain address, Back stays in the store, on the page that it would open first', async () => {
  history.pushState({ idx: 3 }, '', '/?utm_source=ad')
  open()
  history.back()
  await turn()
  expect(location.pathname + location.search).toBe('/selectGoods?utm_source=ad')
})

test('an entry that is left over from before a reload is used', () => {
  history.pushState({ idx: 2, popup: true }, '', '/selectGoods')
  const length = history.length
  open()
  expect(history.length).toBe(length)
})
