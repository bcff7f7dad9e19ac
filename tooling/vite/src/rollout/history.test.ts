import { expect, test } from 'vitest'
import { readHistory, releaseBefore } from './history.ts'
import { keptReleases } from './keptReleases.ts'

test.each([
  '',
  '{}',
  '[{"at":"yesterday","kind":"rollout","live":"a","canary":"a"}]',
  '[{"kind":"rollout"}]',
])('a history that is %s is no history', (text) => expect(() => readHistory(text)).toThrow('cannot be read'))

test('a name that leads out of the folder is no release', () => {
  const text = '[{"at":"2026-01-01T00:00:00.000Z","kind":"rollout","live":"../x","canary":"a"}]'
  expect(() => readHistory(text)).toThrow('cannot be read')
})

test('a release that no player ever got is kept for 30 days from its commit', () => {
  const held = [{ name: 'watt-a', committedAt: '2026-01-01T00:00:00.000Z' }]
  const at = (date: string) => keptReleases(held, { history: [], served: [], nowMs: Date.parse(date) })
  expect(at('2026-01-30T00:00:00Z')).toEqual(['watt-a'])
  expect(at('2026-02-01T00:00:00Z')).toEqual([])
})

test.each([
  ['a b', 'a'],
  ['a b a', 'b'],
  ['a b <a', null],
  // What was taken back is not returned to, however it had come.
  ['a b a b <a', null],
  ['a b c b c <b', 'a'],
  ['a b <a c', 'a'],
  ['a b <a b', 'a'],
])('after %s a rollback leads to %s', (changes, before) => {
  const history = changes.split(' ').map((change) => {
    const live = change.replace('<', '')
    const kind = change === live ? ('rollout' as const) : ('rollback' as const)
    return { at: '2026-01-01T00:00:00.000Z', kind, live, canary: live }
  })
  expect(releaseBefore(history, ['a', 'b', 'c'])).toBe(before)
})
