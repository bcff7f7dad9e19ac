import { chooseSteps, closingLines, runSteps } from './src/step.ts'
import { testSteps } from './src/testSteps.ts'
import { thisMachine } from './src/machine.ts'

const machine = thisMachine()
try {
  const chosen = chooseSteps(testSteps(machine), process.argv.slice(2))
  const result = await runSteps(chosen, {
    now: () => performance.now(),
    say: (line) => console.log(line),
  })
  for (const line of closingLines(result)) console.log(line)
  if (result.passed + result.failed === 0) console.error('No test ran, so the run counts as failed.')
  process.exitCode = result.failed === 0 && result.passed > 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  machine.stop()
}
