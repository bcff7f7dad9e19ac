import type { StepTimes } from './stepTimes.ts'

/** The step that runs now, among those of the run. */
export interface RunningStep {
  /** All steps of the run, in order. */
  readonly names: readonly string[]
  /** Index of the running one. */
  readonly position: number
  /** Seconds since it began. */
  readonly elapsed: number
}

/**
 * One line about the running step: which it is, how long it runs, and how long the rest takes by the last run. Says
 * nothing of the rest while one of its steps has no time.
 */
export function progressLine({ names, position, elapsed }: RunningStep, times: StepTimes): string {
  const name = names[position] ?? ''
  const usual = times[name]
  const ran = `${Math.round(elapsed)}${usual === undefined ? '' : ` of about ${Math.ceil(usual)}`} s`
  const left = secondsLeft({ names, position, elapsed }, times)
  return `${position + 1} of ${names.length}: ${name}, ${ran}${left === undefined ? '' : `; about ${inWords(left)} left`}`
}

function secondsLeft({ names, position, elapsed }: RunningStep, times: StepTimes): number | undefined {
  const rest = names.slice(position).map((name) => times[name])
  if (!rest.every((time) => time !== undefined)) return undefined
  const [now = 0, ...later] = rest
  return later.reduce((sum, time) => sum + time, Math.max(0, now - elapsed))
}

const inWords = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`

/** What writes progress and sees to time; a terminal has one line that is written over, a log a line a minute. */
export interface ProgressOutput {
  readonly isTerminal: boolean
  /** The width of the terminal, which may change. */
  readonly columns: () => number
  readonly write: (text: string) => void
  /** Calls back at this distance in milliseconds until the returned function is called. */
  readonly every: (milliseconds: number, act: () => void) => () => void
}

const clearLine = '\r\u001B[K'

/**
 * Shows the running step until the returned function is called, which leaves a terminal's line empty. There the text is cut to
 * the width: what a terminal breaks into two lines cannot be written over.
 */
export function showProgress(
  { isTerminal, columns, write, every }: ProgressOutput,
  line: () => string,
): () => void {
  if (!isTerminal) return every(60_000, () => write(`...  ${line()}\n`))
  // Some terminals break a line already when its last column is used.
  const show = () => write(`${clearLine}${line().slice(0, Math.max(0, columns() - 1))}`)
  show()
  const stop = every(1000, show)
  return () => {
    stop()
    write(clearLine)
  }
}
