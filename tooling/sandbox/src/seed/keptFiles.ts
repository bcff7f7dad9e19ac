import {
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** How many databases are kept, of 64 MB each: clones and branches of a machine may have different stores. */
const keptCount = 3

/** One that was used so lately is kept beyond that: other clones are at work with it. */
const usedLatelyMs = 10 * 60_000

/** A kept file, which counts as used now; null when it is not there (any more). */
export function readKept(file: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = readFileSync(file)
    renew(file)
    return bytes
  } catch {
    return null
  }
}

function renew(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // It was removed since, or is another's: what was read is good.
  }
}

/** Keeps a file and removes those of its folder that were used longest ago. Nothing happens where the folder cannot be written, as in a container. */
export function keep(file: string, bytes: Uint8Array): void {
  const folder = dirname(file)
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(draft, bytes)
    renameSync(draft, file)
    const used = globSync('seeded-*.tar', { cwd: folder }).map((name) => {
      const path = join(folder, name)
      return { path, atMs: statSync(path).mtimeMs }
    })
    const tooMany = used.sort((one, other) => other.atMs - one.atMs).slice(keptCount)
    for (const { path, atMs } of tooMany) if (Date.now() - atMs > usedLatelyMs) rmSync(path, { force: true })
  } catch {
    // It is made again the next time.
  }
}
