import { readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { HostFolder } from './hostFolder.ts'

/** Does one thing at a time on a host. Rejects with a plain sentence while another process is at work. */
export async function alone<Value>(host: HostFolder, work: () => Promise<Value>): Promise<Value> {
  const lock = join(host, '.lock')
  const holder = holderOf(lock)
  if (holder !== null && hasEnded(holder)) rmSync(lock, { force: true })
  try {
    // A link, because it is there with what it says or not at all.
    symlinkSync(`${process.pid}@${hostname()}`, lock)
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
  const [, pid = '', machine = ''] = /^(\d+)@(.*)$/.exec(holder) ?? []
  if (pid === '' || machine !== hostname()) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
