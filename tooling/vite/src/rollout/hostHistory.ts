import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHistory } from './history.ts'
import type { HistoryEntry } from './history.ts'
import { writeWhole } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'

const fileOf = (host: HostFolder) => join(host, 'history.json')

/** What was done to a host, oldest first. */
export const historyOf = (host: HostFolder): readonly HistoryEntry[] =>
  existsSync(fileOf(host)) ? readHistory(readFileSync(fileOf(host), 'utf8')) : []

/** Adds what was done last. */
export function record(host: HostFolder, entry: HistoryEntry): void {
  writeWhole(fileOf(host), `${JSON.stringify([...historyOf(host), entry], null, 2)}\n`)
}

/** Does one thing at a time on a host. Rejects with a plain sentence while another process is at work. */
export async function alone<Value>(host: HostFolder, work: () => Promise<Value>): Promise<Value> {
  const lock = join(host, '.lock')
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`Another rollout is at work in ${host}. If none is, delete ${lock}.`, { cause: error })
  }
  try {
    return await work()
  } finally {
    rmSync(lock)
  }
}
