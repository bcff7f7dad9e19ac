import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another sandbox works on the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: number) {
    super(
      `The sandbox data folder ${folder} is in use by process ${holder}. ` +
        'Stop that one, or name another folder in SANDBOX_DIR.',
    )
  }
}

/** Whether a process with this id runs. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The sandbox data folder ${folder} cannot be made (${reason}). SANDBOX_DIR names another.`,
    )
  }
}

/**
 * Takes a data folder for this process and returns the way to give it back.
 * PGlite itself opens a folder twice without a word and then corrupts it. Throws when a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder)
  const file = join(folder, 'sandbox.lock')
  if (existsSync(file)) {
    const holder = Number(readFileSync(file, 'utf8'))
    if (Number.isInteger(holder) && holder > 0 && isAlive(holder)) throw new FolderInUse(folder, holder)
    rmSync(file, { force: true })
  }
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}
