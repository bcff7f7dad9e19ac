import { spawn, spawnSync } from 'node:child_process'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** Root of the repository. */
export const rootFolder = resolve(import.meta.dirname, '../../..')

/** What passed is kept here, shared by all clones of a machine: its keys are of contents. */
export const cacheFolder = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'topup')

/** How a command ended, and what it wrote. */
export interface CommandResult {
  readonly isFine: boolean
  /** Null for a program that could not be started or was stopped by a signal. */
  readonly code: number | null
  /** All that it wrote, in order: for people. */
  readonly output: string
  /** Its results alone, without warnings: for programs. */
  readonly stdout: string
}

/** A command and where it runs. */
export interface Command {
  /** Program and arguments; programs of the repository's own packages are found first. */
  readonly line: readonly [string, ...string[]]
  /** Folder inside the repository; the root unless said otherwise. */
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a command to its end and keeps what it wrote. A program that cannot be started is a failure, not a throw. */
export function runCommand({
  line: [program, ...given],
  folder = '.',
  env = {},
}: Command): Promise<CommandResult> {
  return new Promise((resolvePromise) => {
    const child = spawn(program, given, {
      cwd: join(rootFolder, folder),
      env: { ...process.env, ...toolEnvironment(folder), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const all: string[] = []
    const results: string[] = []
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      all.push(piece)
      results.push(piece)
    })
    child.stderr.setEncoding('utf8').on('data', (piece: string) => void all.push(piece))
    child.once('error', ({ message }) =>
      resolvePromise({ isFine: false, code: null, output: message, stdout: '' }),
    )
    child.once('close', (code) =>
      resolvePromise({ isFine: code === 0, code, output: all.join(''), stdout: results.join('') }),
    )
  })
}

/**
 * Kills all that this process has started, with what that started: turbo and browsers put their children into groups of their own,
 * which neither Ctrl-C nor an end of their parents reaches. Asked to end, turbo takes ten seconds and reports success.
 */
export function killDescendants(root: number = process.pid): void {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const childrenOf = Map.groupBy(rows, ([, parent]) => parent)
  const below = (parent: number): readonly number[] =>
    (childrenOf.get(parent) ?? []).flatMap(([child = 0]) => [child, ...below(child)])
  for (const pid of below(root))
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
}

function toolEnvironment(folder: string): Readonly<Record<string, string>> {
  // A package's own tools are in its folder alone.
  const programs = [...new Set([folder, '.'])].map((each) => join(rootFolder, each, 'node_modules/.bin'))
  return {
    PATH: [...programs, process.env['PATH'] ?? ''].join(':'),
    TURBO_CACHE_DIR: process.env['TURBO_CACHE_DIR'] || join(cacheFolder, 'turbo'),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NO_COLOR: '1',
  }
}
