import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { type Interrupted, interruption } from './step.ts'

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])('%s stops what runs, and then ends the process with %d', (name, code) => {
  const events = new EventEmitter()
  const done: unknown[] = []
  const exit = (given: unknown) => done.push(given)
  const signal = interruption(Object.assign(events, { exit }) as unknown as Interrupted)
  signal.addEventListener('abort', () => done.push('stopped'))
  events.emit(name)
  expect(done).toEqual(['stopped', code])
})
