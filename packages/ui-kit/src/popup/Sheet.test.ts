import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dragShut } from './Sheet.tsx'

const close = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'requestAnimationFrame'] })
  document.body.innerHTML =
    '<div id="sheet"><div id="header"><h2>Recharge</h2><button>Close</button></div><p>Body</p></div>'
  vi.stubGlobal('innerWidth', 360)
  stop = dragShut(part('#header'), part('#sheet'), close)
})
afterEach(() => {
  stop()
  close.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

const isMoved = () => part('#sheet').style.transform !== ''

/** A finger on the part, at each of these heights in turn, so many milliseconds apart. */
function finger(on: string, ys: readonly number[], stepMs: number): Event[] {
  const send = (type: string, touches: readonly { readonly clientY: number }[]) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches })
    part(on).dispatchEvent(event)
    return event
  }
  const events = ys.map((clientY, index) => {
    if (index > 0) vi.advanceTimersByTime(stepMs)
    return send(index === 0 ? 'touchstart' : 'touchmove', [{ clientY }])
  })
  send('touchend', [])
  return events
}

describe('a finger on the header of a sheet', () => {
  test.each([
    ['far and slowly', [10, 70, 140], 400, 1],
    ['shortly and fast', [10, 30, 60], 16, 1],
    ['shortly and slowly', [10, 40, 90], 400, 0],
    ['not at all', [10], 16, 0],
    ['as little as a tap', [10, 17], 4, 0],
    ['far and back', [10, 200, 20], 100, 0],
    ['upward', [100, 10], 16, 0],
  ])('that moves %s: %j', (_, ys, stepMs, closed) => {
    finger('h2', ys, stepMs)
    expect(close).toHaveBeenCalledTimes(closed)
    vi.advanceTimersByTime(32)
    expect(isMoved(), 'a sheet that stays open stands in its place').toBe(false)
  })

  test('takes the sheet along, and the page does not scroll', () => {
    close.mockImplementation(() => expect(part('#sheet').style.transform).toBe('translateY(130px)'))
    const [, last] = finger('h2', [10, 140], 400)
    expect(close).toHaveBeenCalled()
    expect(last?.defaultPrevented).toBe(true)
  })
})

test.each([
  ['a button of the header', () => finger('button', [10, 200], 16)],
  ['what lies under the header', () => finger('p', [10, 200], 16)],
])('a finger on %s drags nothing', (_, drag) => {
  drag()
  expect(close).not.toHaveBeenCalled()
  expect(isMoved()).toBe(false)
})

test('a sheet that is scrolled itself, on a low screen, scrolls back first', () => {
  part('#sheet').scrollTop = 40
  finger('h2', [10, 200], 16)
  expect(close).not.toHaveBeenCalled()
})

test('a dialog in the middle of a wide screen cannot be dragged', () => {
  vi.stubGlobal('innerWidth', 1280)
  finger('h2', [10, 200], 16)
  expect(close).not.toHaveBeenCalled()
})

test('a second finger ends the drag', () => {
  const send = (type: string, ys: readonly number[]) =>
    part('h2').dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), { touches: ys.map((clientY) => ({ clientY })) }),
    )
  send('touchstart', [10])
  send('touchmove', [200])
  send('touchstart', [200, 300])
  send('touchend', [])
  expect(close).not.toHaveBeenCalled()
  expect(isMoved()).toBe(false)
})

test('a mouse drags as a finger does, with its button down', () => {
  const send = (type: string, clientY: number, buttons: number) =>
    part('h2').dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), { pointerType: 'mouse', clientY, buttons }),
    )
  send('pointermove', 200, 0)
  expect(isMoved()).toBe(false)
  send('pointerdown', 10, 1)
  send('pointermove', 200, 1)
  send('pointerup', 200, 0)
  expect(close).toHaveBeenCalledTimes(1)
})
