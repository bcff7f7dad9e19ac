import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'

/** Root of the repository. */
export const rootFolder = resolve(import.meta.dirname, '../../..')

/** How a command ended; `output` holds what it wrote, in order. */
export interface CommandResult {
  readonly isFine: boolean
  /** Null for a program that could not be started or was stopped by a signal. */
  readonly code: number | null
  readonly output: string
}

/** A command and where it runs. */
export interface Command {
  /** Program and arguments; programs of the repository's own packages are found first. */
  readonly line: readonly [string, ...string[]]
  /** Folder inside the repository; the root unless said otherwise. */
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
  /** When it fires, the command and its process group are killed: asked to end, turbo takes ten seconds and reports success. */
  readonly signal?: AbortSignal
}

/** Runs a command to its end and keeps what it wrote. A program that cannot be started is a failure, not a throw. */
export function runCommand({
  line: [program, ...given],
  folder = '.',
  env = {},
  signal,
}: Command): Promise<CommandResult> {
  return new Promise((resolvePromise) => {
    const child = spawn(program, given, {
      cwd: join(rootFolder, folder),
      env: { ...process.env, ...toolEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own can be stopped with all that it started; without a signal, Ctrl-C reaches it by itself.
      detached: signal !== undefined,
    })
    const stop = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
    signal?.addEventListener('abort', stop)
    const pieces: string[] = []
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece.toString('utf8')))
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece.toString('utf8')))
    child.once('error', (error) => resolvePromise({ isFine: false, code: null, output: error.message }))
    child.once('close', (code) => {
      signal?.removeEventListener('abort', stop)
      resolvePromise({ isFine: code === 0, code, output: pieces.join('') })
    })
  })
}

function toolEnvironment(): Readonly<Record<string, string>> {
  return {
    PATH: `${join(rootFolder, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NO_COLOR: '1',
  }
}
