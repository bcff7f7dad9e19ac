// `npm test`: the steps of every change. `--full` adds all that a release needs; `--rest` runs only what that adds, after
// `npm test`. Names of steps choose among them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addCounts,
  chooseSteps,
  closingLines,
  runSteps,
  whenInterrupted,
  type Counts,
  type RunResult,
} from './src/step.ts'
import { thisMachine } from './src/findTool.ts'
import { killDescendants, rootFolder } from './src/runCommand.ts'
import { coreSteps, furtherSteps } from './src/testSteps.ts'

const given = process.argv.slice(2)
const names = given.filter((word) => !['--full', '--rest'].includes(word))
const isRest = given.includes('--rest')
const summaryFile = join(rootFolder, 'reports/summary.json')
const machine = thisMachine()
const now = () => performance.now()

whenInterrupted(() => {
  killDescendants()
  machine.stop()
})

try {
  const result = await runSteps(chooseSteps(steps(), names), {
    now,
    say: (line) => console.log(line),
  })
  const whole = isRest ? withBefore(result) : result
  console.log(`${Math.round(now() / 1000)} s`)
  for (const line of closingLines(whole)) console.log(line)
  if (whole.passed + whole.failed === 0) console.error('No test ran, so the run counts as failed.')
  process.exitCode = whole.failed === 0 && whole.passed > 0 ? 0 : 1
  if (names.length === 0 && !isRest) keep(result)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  machine.stop()
}

function steps() {
  if (isRest) return furtherSteps(machine)
  return given.includes('--full') ? [...coreSteps(machine), ...furtherSteps(machine)] : coreSteps(machine)
}

/** The counts of `npm test` stay for the last line of what runs after it. */
function keep({ passed, failed, skipped }: RunResult): void {
  mkdirSync(join(rootFolder, 'reports'), { recursive: true })
  writeFileSync(summaryFile, JSON.stringify({ passed, failed, skipped }))
}

function withBefore(result: RunResult): RunResult {
  if (!existsSync(summaryFile)) return result
  const before = JSON.parse(readFileSync(summaryFile, 'utf8')) as Counts & Pick<RunResult, 'skipped'>
  const skipped = [...new Set([...before.skipped, ...result.skipped])]
  return { ...result, ...addCounts([before, result]), skipped }
}
