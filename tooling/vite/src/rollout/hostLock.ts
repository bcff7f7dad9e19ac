import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { HostFolder } from './hostFolder.ts'

/** What a process that was killed left of its change. */
export interface LeftBehind {
  /** Whether the history was written since that process began. */
  readonly hasWritten: boolean
}

/**
 * Does one thing at a time on a host. `work` hears of a process that was killed on this machine before it had ended, else null.
 * Rejects with a plain sentence while another process is at work.
 */
export async function alone<Value>(
  host: HostFolder,
  work: (left: LeftBehind | null) => Promise<Value>,
): Promise<Value> {
  const lock = join(host, '.lock')
  const holder = holderOf(lock)
  const now = digestOf(host)
  const hasLeft = holder !== null && hasEnded(holder)
  if (hasLeft) rmSync(lock, { force: true })
  const left = hasLeft ? leftBy(holder, now) : null
  try {
    // A link, because it is there with what it says or not at all.
    symlinkSync(`${process.pid}@${hostname()}#${left?.hasWritten === true ? 'written' : now}`, lock)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`Another rollout is at work in ${host}. If none is, delete ${lock}.`, { cause: error })
  }
  try {
    return await work(left)
  } finally {
    rmSync(lock)
  }
}

/** The history as a process finds it, in a few letters. */
function digestOf(host: HostFolder): string {
  const file = join(host, 'history.json')
  const text = existsSync(file) ? readFileSync(file) : ''
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** A lock of an older version does not say how its process found the history. */
function leftBy(holder: string, now: string): LeftBehind {
  const [, digest] = /#(\w+)$/.exec(holder) ?? []
  return { hasWritten: digest !== undefined && digest !== now }
}

/** What a lock says of its process; null where there is no lock that says anything. */
function holderOf(lock: string): string | null {
  try {
    return readlinkSync(lock)
  } catch {
    return null
  }
}

/** Whether the process that made a lock was killed. Of another machine's process nothing is known. */
function hasEnded(holder: string): boolean {
  const [, pid = '', machine = ''] = /^(\d+)@([^#]*)/.exec(holder) ?? []
  if (pid === '' || machine !== hostname()) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
