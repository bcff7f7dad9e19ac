import { afterEach, expect, test, vi } from 'vitest'
import { keepAboveKeyboard, roomAbove } from './PopupLayer.tsx'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['a keyboard covers the lower part', { height: 400, offsetTop: 0, scale: 1 }, { top: 0, bottom: 340 }],
  ['the page was pushed up by it', { height: 400, offsetTop: 200, scale: 1 }, { top: 200, bottom: 140 }],
  ['nothing covers the page', { height: 740, offsetTop: 0, scale: 1 }, null],
  ['a bar of the browser covers a little', { height: 690, offsetTop: 0, scale: 1 }, null],
  ['the player has zoomed in', { height: 370, offsetTop: 100, scale: 2 }, null],
])('where %s, a popup has its room', (_what, viewport, expected) => {
  expect(roomAbove(viewport, 740)).toEqual(expected)
})

/** A viewport that a keyboard makes smaller. */
class FakeViewport extends EventTarget {
  height = 740
  offsetTop = 0
  scale = 1
}

test('a popup goes up with the keyboard and comes down with it, as long as it is open', () => {
  const viewport = new FakeViewport()
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('innerHeight', 740)
  const layer = document.createElement('div')
  const stop = keepAboveKeyboard(layer)
  const become = (height: number) => {
    viewport.height = height
    viewport.dispatchEvent(new Event('resize'))
    return layer.style.bottom
  }
  expect(become(400)).toBe('340px')
  expect(become(740)).toBe('')
  stop()
  expect(become(400)).toBe('')
})

test('a browser without that viewport leaves the popup where it is', () => {
  vi.stubGlobal('visualViewport', undefined)
  const layer = document.createElement('div')
  keepAboveKeyboard(layer)()
  expect(layer.getAttribute('style')).toBeNull()
})
