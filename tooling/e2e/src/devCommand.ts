import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { takenPort } from '@topup/run/startLocally'
import { freePort } from '@topup/vite/apps'

/** A running `npm run dev`. */
export interface DevCommand {
  readonly origin: string
  /** Ends it as Ctrl-C does, and rejects when it did not end well. */
  readonly stop: () => Promise<void>
}

/** Starts the program of `npm run dev` for one store in a copy of the repository, with a sandbox that forgets. */
export async function startDevCommand(folder: string, store: string): Promise<DevCommand> {
  const port = await freePorts()
  const child = spawn(process.execPath, [join(folder, 'tooling/run/dev.ts'), store], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), SANDBOX_MEMORY: '1', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = endOf(child)
  await Promise.race([said(child, 'Ctrl-C'), ended.then(notYet)])
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGINT')
      const { code, text } = await ended
      process.off('exit', kill)
      if (code !== 0) throw new Error(`The command ended with ${code}:\n${text}`)
    },
  }
}

/** How a command ended. */
interface End {
  readonly code: number | null
  /** All that it said. */
  readonly text: string
}

/** Resolves when the command has ended, whether or not somebody asked it to. */
function endOf(child: ChildProcess): Promise<End> {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => {
      text += piece.toString('utf8')
    })
  return once(child, 'close').then(([code]) => ({ code: code as number | null, text }))
}

function notYet({ text }: End): never {
  throw new Error(`The command ended before it was ready:\n${text}`)
}

/** Resolves when the command has said a word. */
function said({ stdout }: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve) => {
    let text = ''
    stdout?.on('data', (piece: Buffer) => {
      text += piece.toString('utf8')
      if (text.includes(word)) resolve()
    })
  })
}

/** A port that is free together with those ten and nine below it, which the sandbox takes. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = await freePort()
    if ((await takenPort({ stores: [port], api: port - 10, backupApi: port - 9 })) === null) return port
  }
}
