import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Screen } from '../browser/screen.ts'
import { createCleaner } from '../report/cleaner.ts'
import { createRecorder, skip } from './recorder.ts'
import type { Fault } from '../report/report.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'recorder-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** A recorder with one screen that says what it is given, and a clock that a reading moves by 5 ms. */
function setUp(heard: Fault[] = []) {
  const page = { isClosed: () => false, screenshot: () => Promise.resolve(Buffer.from('picture')) }
  const screen = { page, heard: { take: () => heard.splice(0) } } as unknown as Screen
  let now = 0
  const recorder = createRecorder({
    folder,
    clean: createCleaner(['secret']),
    tickMs: () => (now += 5),
    screens: [screen],
  })
  return { ...recorder, screen }
}

test('a step without faults is ok, with its time, its words and its pictures', async () => {
  const { step, steps, screen } = setUp()
  await step('group', 'name', async (notes) => {
    notes.say('one')
    notes.say('two')
    await notes.picture(screen, 'small phone')
  })
  const pictures = [{ device: 'small phone', file: '001-small-phone.jpg' }]
  expect(steps).toEqual([
    { group: 'group', name: 'name', verdict: 'ok', faults: [], note: 'one; two', ms: 5, pictures },
  ])
  expect(readdirSync(folder)).toEqual(['001-small-phone.jpg'])
})

test('what a page says while a step runs is a fault of that step, each once', async () => {
  const heard: Fault[] = []
  const { step, steps } = setUp(heard)
  await step('group', 'first', async () => {
    heard.push({ kind: 'console', text: 'It broke' }, { kind: 'console', text: 'It broke' })
  })
  await step('group', 'second', async () => {})
  expect(steps.map(({ verdict, faults }) => [verdict, faults])).toEqual([
    ['fault', [{ kind: 'console', text: 'It broke' }]],
    ['ok', []],
  ])
})

test('a step that breaks off is a fault with a picture, and the next one runs', async () => {
  const { step, steps } = setUp()
  const broken = new Error(
    "locator.click: Timeout 30000ms exceeded.\nCall log:\n  - waiting for getByRole('main')",
  )
  await step('group', 'first', () => Promise.reject(broken))
  await step('group', 'second', async () => {})
  expect(steps.map(({ verdict }) => verdict)).toEqual(['fault', 'ok'])
  expect(steps[0]?.faults[0]?.text).toBe("Timeout 30000ms exceeded while it waited for getByRole('main')")
  expect(steps[0]?.pictures).toHaveLength(1)
})

test('a step that has nothing to look at says why', async () => {
  const { step, steps } = setUp()
  await step('group', 'name', async () => skip('no account was given'))
  expect(steps[0]).toMatchObject({ verdict: 'skipped', note: 'no account was given', faults: [] })
})

test('a password is in no name, no fault and no note, wherever it came from', async () => {
  const heard: Fault[] = [{ kind: 'console', text: 'typed secret' }]
  const { step, steps } = setUp(heard)
  await step('group', 'method secret', async (notes) => {
    notes.say('it was secret')
    notes.fault('secret at https://a.example/?password=secret')
    throw new Error('locator.fill: cannot type "secret"')
  })
  expect(JSON.stringify(steps)).not.toContain('secret')
  expect(steps[0]?.faults).toHaveLength(3)
})
