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
interface RunTools {
  /** The clock, in milliseconds. */
  readonly now: () => number
  /** Takes a line. */
  readonly say: (line: string) => void
}

/** A step's result; one that ran nothing, and skipped nothing for a reason, has failed. */
function judged(result: StepResult): StepResult {
  const ran = result.passed + result.failed + (result.skipped?.length ?? 0)
  return ran > 0 ? result : { ...result, failed: 1, note: result.note ?? 'ran nothing' }
}

/**
 * Runs steps one after another and says each one's time and result as it ends. A failing step does not stop
 * the others.
 */
export async function runSteps(steps: readonly Step[], { now, say }: RunTools): Promise<RunResult> {
  const results: StepResult[] = []
  const failures: string[] = []
  for (const [position, step] of steps.entries()) {
    const start = now()
    // A log in which nothing stands for minutes looks like a run that hangs.
    const alive = setInterval(() => say(`...  ${position + 1} of ${steps.length}: ${step.name}`), 60_000)
    const result = judged(await step.run().catch((error: unknown) => broken(error)))
    clearInterval(alive)
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

/** What a step found out. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** Adds up counts. */
export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** Counts of a command by its reports; one that failed for another reason is one failure. */
export const commandCounts = (isFine: boolean, { passed, failed }: Counts): Counts => ({
  passed,
  failed: isFine ? failed : Math.max(1, failed),
})

/** Counts of a Vitest JSON report; a file that could not be loaded counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = report as {
    readonly numPassedTests: number
    readonly numFailedTests: number
    readonly testResults: readonly {
      readonly status: string
      readonly assertionResults: readonly unknown[]
    }[]
  }
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** Counts of a Playwright JSON report; what was skipped counts as nothing, a flaky test as a failure. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors = [] } = report as {
    readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
    readonly errors?: readonly unknown[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Counts of a check's rows as `tooling/checks` leaves them in `reports/`. */
export function rowCounts(rows: unknown): Counts {
  const kinds = (rows as readonly { readonly kind: string }[]).map(({ kind }) => kind)
  const failed = kinds.filter((kind) => kind === 'failed').length
  return { passed: kinds.length - failed, failed }
}

/** Tasks that turbo ran or took from its cache, from the summary that it prints. */
interface TurboCounts extends Counts {
  readonly cached: number
}

/** Reads the summary that turbo prints; no summary counts as nothing. */
export function turboCounts(output: string): TurboCounts {
  const [, successful, total] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? []
  const [, cached] = /Cached:\s+(\d+) cached/.exec(output) ?? []
  return {
    passed: Number(successful ?? 0),
    failed: Number(total ?? 0) - Number(successful ?? 0),
    cached: Number(cached ?? 0),
  }
}

/** How much of a turbo run came out of its cache, in words; undefined where nothing did. */
export function cacheNote({ passed, failed, cached }: TurboCounts): string | undefined {
  if (cached === 0) return undefined
  return cached === passed + failed ? 'all from the cache' : `${cached} of ${passed + failed} from the cache`
}

/** Signals that end a command, and the exit code that a shell expects of each. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** On Ctrl-C, or when the terminal is closed, stops what neither of them reaches, and then ends the process. */
export function whenInterrupted(
  stop: () => void,
  ends: Pick<NodeJS.Process, 'once' | 'exit'> = process,
): void {
  for (const [name, code] of Object.entries(exitCodes))
    ends.once(name, () => {
      stop()
      ends.exit(code)
    })
}
