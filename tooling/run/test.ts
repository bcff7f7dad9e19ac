import { join } from 'node:path'
import { thisMachine } from './src/machine.ts'
import { progressLine, type ProgressOutput, showProgress } from './src/progress.ts'
import { rootFolder } from './src/runCommand.ts'
import { chooseSteps, closingLines, runSteps } from './src/step.ts'
import { readStepTimes, writeStepTimes } from './src/stepTimes.ts'
import { testSteps } from './src/testSteps.ts'

const machine = thisMachine()
const timesFile = join(rootFolder, '.cache/stepTimes.json')
const lastTimes = readStepTimes(timesFile)
const now = () => performance.now()

const output: ProgressOutput = {
  isTerminal: process.stdout.isTTY,
  // Some terminals say that they have no width.
  columns: () => process.stdout.columns || 80,
  write: (text) => process.stdout.write(text),
  every: (milliseconds, act) => {
    const timer = setInterval(act, milliseconds)
    return () => clearInterval(timer)
  },
}

try {
  const chosen = chooseSteps(testSteps(machine), process.argv.slice(2))
  const result = await runSteps(chosen, {
    now,
    say: (line) => console.log(line),
    watch: (running) => {
      const start = now()
      return showProgress(output, () =>
        progressLine({ ...running, elapsed: (now() - start) / 1000 }, lastTimes),
      )
    },
  })
  for (const line of closingLines(result)) console.log(line)
  if (result.passed + result.failed === 0) console.error('No test ran, so the run counts as failed.')
  process.exitCode = result.failed === 0 && result.passed > 0 ? 0 : 1
  writeStepTimes(timesFile, { ...lastTimes, ...result.times })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  machine.stop()
}
