import { addCounts, type Counts } from './counts.ts'

/** One step of the test run. */
export interface Step {
  readonly name: string
  readonly run: () => Promise<StepResult>
}

/** What a step says for itself; `output` is shown when it failed, `note` always. */
export interface StepResult extends Counts {
  readonly output?: string
  readonly note?: string
}

/** A step's result that judges a step which ran nothing as failed. */
export function judged(result: StepResult): StepResult {
  if (result.passed + result.failed > 0) return result
  return { ...result, failed: 1, note: result.note ?? 'ran nothing' }
}

/**
 * Runs steps one after another and tells each one's time and result as it ends. A failing step does not stop
 * the others. `now` is the clock in milliseconds, `say` takes a line.
 */
export async function runSteps(
  steps: readonly Step[],
  { now, say }: { readonly now: () => number; readonly say: (line: string) => void },
): Promise<Counts> {
  const results: Counts[] = []
  for (const step of steps) {
    const start = now()
    const result = judged(await step.run().catch((error: unknown) => broken(error)))
    const seconds = ((now() - start) / 1000).toFixed(1).padStart(6)
    const mark = result.failed === 0 ? 'ok  ' : 'FAIL'
    const note = result.note === undefined ? '' : `  (${result.note})`
    say(`${mark} ${seconds} s  ${step.name}: ${result.passed} passed, ${result.failed} failed${note}`)
    if (result.failed > 0 && result.output !== undefined) say(indented(result.output))
    results.push(result)
  }
  return addCounts(results)
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
