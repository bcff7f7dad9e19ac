import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { whenInterrupted } from './step.ts'

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])('%s stops what runs, and then ends the process with %d', (name, code) => {
  const events = new EventEmitter()
  const done: unknown[] = []
  const exit = (given: unknown) => done.push(given)
  // The types of a process's own signals are not those of an emitter, and its `exit` never returns.
  const ends = Object.assign(events, { exit }) as unknown as Pick<NodeJS.Process, 'once' | 'exit'>
  whenInterrupted(() => done.push('stopped'), ends)
  events.emit(name)
  expect(done).toEqual(['stopped', code])
})
