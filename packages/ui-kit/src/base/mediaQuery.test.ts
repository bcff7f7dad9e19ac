import { expect, test, vi } from 'vitest'
import { followMedia, matchesMedia } from './mediaQuery.ts'

const query = '(min-width: 960px)'
const browserOf = (matchMedia: unknown) => ({ matchMedia }) as Pick<Window, 'matchMedia'>

test.each([
  ['has none', undefined],
  ['returns nothing', () => null],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['names no listeners', () => ({ matches: 'yes' })],
])('a browser whose matchMedia %s matches nothing, and is followed without a fault', (_what, matchMedia) => {
  const browser = browserOf(matchMedia)
  expect(matchesMedia(query, browser)).toBe(false)
  expect(() => followMedia(query, () => {}, browser)()).not.toThrow()
})

test('what matches is said, and followed until it is stopped', () => {
  const note = () => vi.fn<(listener: () => void) => void>()
  const list = { matches: true, addListener: note(), removeListener: note() }
  const browser = browserOf(() => list)
  const onChange = () => {}
  expect(matchesMedia(query, browser)).toBe(true)
  followMedia(query, onChange, browser)()
  expect(list.addListener).toHaveBeenCalledWith(onChange)
  expect(list.removeListener).toHaveBeenCalledWith(onChange)
})
