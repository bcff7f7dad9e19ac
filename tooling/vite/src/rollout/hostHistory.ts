import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHistory } from './history.ts'
import type { HistoryEntry } from './history.ts'
import { writeWhole } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'

const fileOf = (host: HostFolder) => join(host, 'history.json')

/** What was done to a host, oldest first. */
export function historyOf(host: HostFolder): readonly HistoryEntry[] {
  const file = fileOf(host)
  if (!existsSync(file)) return []
  try {
    return readHistory(readFileSync(file, 'utf8'))
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new Error(`${problem} Move ${file} away, and what the links say counts.`, { cause: error })
  }
}

/** Writes down what was done to a host. */
export function writeHistory(host: HostFolder, history: readonly HistoryEntry[]): void {
  writeWhole(fileOf(host), `${JSON.stringify(history, null, 2)}\n`)
}
