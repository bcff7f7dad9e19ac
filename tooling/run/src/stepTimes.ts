import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Of each step by name, how long it took when it last did its whole work, in seconds. */
export type StepTimes = Readonly<Record<string, number>>

/** What an earlier run left; empty where there is nothing that can be read. */
export function readStepTimes(file: string): StepTimes {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        (row): row is [string, number] => typeof row[1] === 'number' && row[1] >= 0,
      ),
    )
  } catch {
    return {}
  }
}

/**
 * Writes the times in one go: a run that is stopped leaves the old ones or the new ones. Where nothing can be written there are
 * none: they only say how much time is left, and are no reason to fail.
 */
export function writeStepTimes(file: string, times: StepTimes): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(times, null, 2))
    renameSync(`${file}.new`, file)
  } catch {
    // The next run goes by older times, or by none.
  }
}
