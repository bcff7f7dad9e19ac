import { expect, test } from 'vitest'
import { rolledOutLines } from './rolloutLines.ts'

const done = {
  put: { name: 'watt-b', written: 1, there: 2 },
  served: { live: 'watt-b', canary: 'watt-b' },
}

test('a rollout says what is out, what was deleted and how to take it back', () => {
  expect(rolledOutLines({ ...done, pruned: { releases: ['watt-o'], assets: 3 } }, '/srv/watt')).toEqual([
    'watt-b is what all players get.',
    '1 assets were new, 2 were there.',
    'watt-o is deleted: nobody got it for 30 days.',
    '3 assets that no release here has are deleted.',
    'Take it back: npm run rollback -- --to /srv/watt',
  ])
})

test('what could not be deleted is a warning beside what is out', () => {
  const lines = rolledOutLines({ ...done, pruned: new Error('No space.') }, '/srv/watt')
  expect(lines[0]).toBe('watt-b is what all players get.')
  expect(lines[2]).toBe('Warning: old files were not all deleted. The next rollout tries again. No space.')
})
