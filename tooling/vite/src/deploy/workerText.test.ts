import { expect, test } from 'vitest'
import { releaseIn, shiftedMap, withRelease, workerText } from './workerText.ts'

const release = { version: '', document: '', first: [['/assets/a.js', 'sha384-a']], others: [] } as const

test('facts stand in the release in front of the program, once, whatever stood there before', () => {
  const text = workerText(release, 'run("$&")')
  const stamped = withRelease(withRelease(text, { version: 'one', document: 'a' }), { version: 'two' })
  expect(releaseIn(stamped)).toEqual({ ...release, version: 'two', document: 'a' })
  expect(stamped).toBe(workerText({ ...release, version: 'two', document: 'a' }, 'run("$&")'))
})

test('the worker that ends others is of no release and stays as it is', () => {
  expect(withRelease('end()', { version: 'one' })).toBe('end()')
  expect(releaseIn('end()')).toBeNull()
})

test('its source map counts the line in front of the program', () => {
  expect(JSON.parse(shiftedMap('{"version":3,"mappings":"AAAA"}'))).toEqual({ version: 3, mappings: ';AAAA' })
})
