import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readStepTimes, writeStepTimes } from './stepTimes.ts'

const folder = mkdtempSync(join(tmpdir(), 'step-times-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('what one run wrote, the next one reads, in a folder that did not exist', () => {
  const file = join(folder, 'deeper', 'stepTimes.json')
  writeStepTimes(file, { lint: 4.5, stories: 460 })
  expect(readStepTimes(file)).toEqual({ lint: 4.5, stories: 460 })
})

test.each([
  ['no file', undefined],
  ['half a file', '{"lint": 4'],
  ['something else', 'null'],
])('%s counts as no times', (_, content) => {
  const file = join(folder, 'other.json')
  rmSync(file, { force: true })
  if (content !== undefined) writeFileSync(file, content)
  expect(readStepTimes(file)).toEqual({})
})

test('a row that is no time costs only itself', () => {
  const file = join(folder, 'odd.json')
  writeFileSync(file, '{"lint": "long", "stories": 460, "types": -1}')
  expect(readStepTimes(file)).toEqual({ stories: 460 })
})

test('times that cannot be written are no failure', () => {
  const occupied = join(folder, 'occupied')
  writeFileSync(occupied, '')
  const file = join(occupied, 'stepTimes.json')
  expect(() => writeStepTimes(file, { lint: 4.5 })).not.toThrow()
  expect(readStepTimes(file)).toEqual({})
})
