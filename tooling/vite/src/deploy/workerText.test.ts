import { expect, test } from 'vitest'
import { releaseIn, shiftedMap, withWorkerVersion, workerText } from './workerText.ts'

const release = { version: '', first: [['/assets/a.js', 'sha384-a']], others: [] } as const

test('a version stands in the release in front of the program, once, whatever stood there before', () => {
  const text = workerText(release, 'run("$&")')
  const stamped = withWorkerVersion(withWorkerVersion(text, 'one'), 'two')
  expect(releaseIn(stamped)).toEqual({ ...release, version: 'two' })
  expect(stamped).toBe(workerText({ ...release, version: 'two' }, 'run("$&")'))
})

test('the worker that ends others is of no release and stays as it is', () => {
  expect(withWorkerVersion('end()', 'one')).toBe('end()')
  expect(releaseIn('end()')).toBeNull()
})

test('its source map counts the line in front of the program', () => {
  expect(JSON.parse(shiftedMap('{"version":3,"mappings":"AAAA"}'))).toEqual({ version: 3, mappings: ';AAAA' })
})
