/** The step that runs now, among those of the run. */
export interface RunningStep {
  /** All steps of the run, in order. */
  readonly names: readonly string[]
  /** Index of the running one. */
  readonly position: number
  /** Seconds since it began. */
  readonly elapsed: number
}

/** One line about the running step: which it is and how long it runs. */
export const progressLine = ({ names, position, elapsed }: RunningStep): string =>
  `${position + 1} of ${names.length}: ${names[position] ?? ''}, ${Math.round(elapsed)} s`

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
