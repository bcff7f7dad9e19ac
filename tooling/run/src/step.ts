import { addCounts, type Counts } from './counts.ts'

/** One step of the test run. */
export interface Step {
  readonly name: string
  readonly run: () => Promise<StepResult>
}

/** What a step reports; `output` is shown when it failed, `note` always. */
export interface StepResult extends Counts {
  readonly output?: string
  /** The failed tests by name; shown before the output when it failed. */
  readonly failures?: readonly string[]
  readonly note?: string
  /** What was not tested and why, one sentence each. */
  readonly skipped?: readonly string[]
}

/** What a whole run found out. */
export interface RunResult extends Counts {
  readonly skipped: readonly string[]
  /** The failed tests by name, each with its step and the beginning of its messages. */
  readonly failures: readonly string[]
}

/** What a run needs from outside. */
export interface RunTools {
  /** The clock, in milliseconds. */
  readonly now: () => number
  /** Takes a line. */
  readonly say: (line: string) => void
  /** Told which step begins; the answer is called when it ends. */
  readonly watch?: (running: { readonly names: readonly string[]; readonly position: number }) => () => void
}

/** A step's result; one that ran nothing, and skipped nothing for a reason, has failed. */
export function judged(result: StepResult): StepResult {
  const ran = result.passed + result.failed + (result.skipped?.length ?? 0)
  return ran > 0 ? result : { ...result, failed: 1, note: result.note ?? 'ran nothing' }
}

/**
 * Runs steps one after another and says each one's time and result as it ends. A failing step does not stop
 * the others.
 */
export async function runSteps(
  steps: readonly Step[],
  { now, say, watch = () => () => undefined }: RunTools,
): Promise<RunResult> {
  const results: StepResult[] = []
  const failures: string[] = []
  const names = steps.map(({ name }) => name)
  for (const [position, step] of steps.entries()) {
    const start = now()
    const stopWatching = watch({ names, position })
    const result = judged(await step.run().catch((error: unknown) => broken(error)))
    stopWatching()
    const time = (now() - start) / 1000
    for (const line of report(step.name, result, time)) say(line)
    if (result.failed > 0) failures.push(...(result.failures ?? []).map((line) => `${step.name}: ${line}`))
    results.push(result)
  }
  return { ...addCounts(results), skipped: results.flatMap(({ skipped = [] }) => skipped), failures }
}

/** What is said of a step that has ended: one line, and what failed in it below. `time` in seconds. */
function report(name: string, result: StepResult, time: number): readonly string[] {
  const { passed, failed, skipped = [], failures = [], output } = result
  const mark = failed > 0 ? 'FAIL' : passed > 0 ? 'ok  ' : 'skip'
  const note = result.note === undefined ? '' : `  (${result.note})`
  const count = `${passed} passed, ${failed} failed${skipped.length === 0 ? '' : `, ${skipped.length} skipped`}`
  const line = `${mark} ${time.toFixed(1).padStart(6)} s  ${name}: ${count}${note}`
  if (failed === 0) return [line]
  const below = failures.map((failure) => `     ${failure}`)
  return [line, ...below, ...(output === undefined ? [] : [indented(output)])]
}

/**
 * The last lines of a run: what failed, which may be far above by now or cut from a log, what was skipped and why, then
 * the counts alone on their line.
 */
export function closingLines(result: RunResult): readonly string[] {
  const { passed, failed, failures, skipped } = result
  const counts = `${passed} passed, ${failed} failed`
  return [
    ...failures.map((line) => `Failed: ${line}`),
    ...skipped.map((sentence) => `Skipped: ${sentence}`),
    skipped.length === 0 ? counts : `${counts}, ${skipped.length} skipped`,
  ]
}

/** The steps with these names, in their own order; all for no name. Throws a plain sentence for a name that no step has. */
export function chooseSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    const all = steps.map(({ name }) => (name.includes(' ') ? `"${name}"` : name)).join(', ')
    throw new Error(`There is no step "${unknown.join('", "')}". Steps: ${all}.`)
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name))
}

function broken(error: unknown): StepResult {
  return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }
}

/** The last lines of an output, where tools put their verdict. */
function indented(output: string): string {
  return output
    .trimEnd()
    .split('\n')
    .slice(-80)
    .map((line) => `     ${line}`)
    .join('\n')
}
