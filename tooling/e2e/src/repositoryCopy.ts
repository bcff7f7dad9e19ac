import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../../..')

/** A copy of the repository in which a test may edit what it likes. */
export interface RepositoryCopy {
  readonly folder: string
  /** Rewrites one file of the copy. Rejects where that changes nothing. */
  readonly edit: (file: string, change: (text: string) => string) => Promise<void>
  readonly remove: () => void
}

/** Copies everything that git would not ignore, and installs its packages from the local store where that has them. */
export function copyRepository(): RepositoryCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dev-loop-')))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const isIgnored = ignored()
    cpSync(root, folder, { recursive: true, filter: (path) => !isIgnored(basename(path)) })
    install(folder)
  } catch (error) {
    remove()
    throw error
  }
  return { folder, edit: (file, change) => edit(join(folder, file), change), remove }
}

/** Tells by its name whether git leaves a file or folder alone. */
function ignored(): (name: string) => boolean {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean)
  const patterns = [...lines, '.git']
  return (name) =>
    patterns.some((pattern) =>
      pattern.startsWith('*')
        ? extname(name) === pattern.slice(1)
        : pattern.endsWith('*')
          ? name.startsWith(pattern.slice(0, -1))
          : name === pattern,
    )
}

function install(folder: string): void {
  const pnpm = join(root, 'node_modules/.bin/pnpm')
  const from = (...more: readonly string[]) =>
    execFileSync(pnpm, ['install', '--frozen-lockfile', '--reporter=silent', ...more], { cwd: folder })
  try {
    from('--offline')
  } catch {
    from()
  }
}

/** Vite's watcher reports a file once in 50 ms and drops what comes between; nobody types that fast. */
const watcherPause = 100

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await setTimeout(watcherPause)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`The edit of ${path} changed nothing`)
  writeFileSync(path, after)
}
