import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** A running `npm run dev`. */
export interface DevCommand {
  readonly origin: string
  /** Ends it as Ctrl-C does, and rejects when it did not end well. */
  readonly stop: () => Promise<void>
}

/** Starts the program of `npm run dev` for one store in a copy of the repository, with a sandbox that forgets. */
export async function startDevCommand(folder: string, store: string): Promise<DevCommand> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(folder, 'tooling/run/dev.ts'), store], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), SANDBOX_MEMORY: '1', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await said(child, 'Ctrl-C')
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      const [code] = (await ended) as [number | null]
      process.off('exit', kill)
      if (code !== 0) throw new Error(`The command ended with ${code}`)
    },
  }
}

/** Resolves when the command has said a word; rejects with all it said when it ends before. */
function said(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => {
        text += piece.toString('utf8')
        if (text.includes(word)) resolve()
      })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`The command ended before it was ready:\n${text}`)))
  })
}

/** A port that is free together with those ten and nine below it, which the sandbox takes. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = await listenOn(0)
    if (port !== null && (await listenOn(port - 10)) !== null && (await listenOn(port - 9)) !== null)
      return port
  }
}

/** The port, once it has been listened on and given back; null when it is taken. */
function listenOn(port: number): Promise<number | null> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null))
    })
  })
}
