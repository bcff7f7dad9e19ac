import { expect, test } from 'vitest'
import { runCommand } from './runCommand.ts'

test('a command that is stopped by its signal has failed, and what it started in its group has ended', async () => {
  const stop = new AbortController()
  // The shell's own child keeps the pipe open: the command only ends for us when that one has ended too.
  const ended = runCommand({ line: ['sh', '-c', 'sleep 600 & wait'], signal: stop.signal })
  stop.abort()
  expect(await ended).toMatchObject({ isFine: false, code: null })
})

test('a signal that fires after the end changes nothing', async () => {
  const stop = new AbortController()
  const result = await runCommand({ line: ['sh', '-c', 'echo done'], signal: stop.signal })
  stop.abort()
  expect(result).toEqual({ isFine: true, code: 0, output: 'done\n' })
})
