import { expect, test } from 'vitest'
import { flush } from '../testing/flush.ts'
import { createVisibility } from './visibility.ts'

function fakePage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const browser = new EventTarget()
  const show = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const visibility = createVisibility(page as unknown as Document, browser as unknown as Window)
  return { browser, show, visibility }
}

test('waiting to be visible ends at once, or when the player comes back', async () => {
  const { show, visibility } = fakePage()
  await visibility.untilVisible(new AbortController().signal)
  show('hidden')
  let isBack = false
  void visibility.untilVisible(new AbortController().signal).then(() => (isBack = true))
  await flush()
  expect(isBack).toBe(false)
  show('visible')
  await flush()
  expect(isBack).toBe(true)
})

test('waiting to be visible ends when its signal aborts', async () => {
  const { show, visibility } = fakePage()
  show('hidden')
  const stop = new AbortController()
  const waiting = visibility.untilVisible(stop.signal).catch((reason: unknown) => reason)
  stop.abort()
  expect(await waiting).toEqual(new Error('aborted'))
  await expect(visibility.untilVisible(stop.signal)).rejects.toThrow('aborted')
})

test('every way of coming back is reported, hiding is not, and the reports can be stopped', () => {
  const { browser, show, visibility } = fakePage()
  let told = 0
  const stop = visibility.onReturn(() => (told += 1))
  for (const name of ['focus', 'pageshow', 'online']) browser.dispatchEvent(new Event(name))
  show('hidden')
  show('visible')
  expect(told).toBe(4)
  stop()
  browser.dispatchEvent(new Event('focus'))
  show('visible')
  expect(told).toBe(4)
})
