// Checks what changed before a push, within a time that nobody minds; `npm test` checks everything.
import { changedSince, changedSteps, pushBase } from './src/changedSteps.ts'
import { killDescendants, runCommand } from './src/runCommand.ts'
import { closingLines, runSteps, whenInterrupted } from './src/step.ts'

const millisecondsBeforePush = 18_000

try {
  const base = await pushBase(process.argv[2])
  const files = await changedSince(base)
  if (files.length === 0) console.log('Nothing has changed.')
  else {
    const deadline = AbortSignal.timeout(millisecondsBeforePush)
    deadline.addEventListener('abort', () => killDescendants())
    whenInterrupted(() => killDescendants())
    const result = await runSteps(changedSteps({ files, deadline, run: runCommand }), {
      now: () => performance.now(),
      say: (line) => console.log(line),
    })
    for (const line of closingLines(result)) console.log(line)
    process.exitCode = result.failed === 0 ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
