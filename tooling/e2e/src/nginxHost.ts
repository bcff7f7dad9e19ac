import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** A running nginx of one site. */
export interface NginxHost {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** A user without rights on Linux and macOS, for a run as root. */
const nobody = 65_534

/**
 * Starts an nginx of its own, unprivileged and on 127.0.0.1, with the configuration that a release has for it. `folder` is an
 * empty folder for what nginx writes, in a place that everybody may enter.
 */
export async function startNginx(given: {
  readonly program: string
  readonly site: string
  /** What stands in the server block. */
  readonly configuration: string
  readonly folder: string
}): Promise<NginxHost> {
  const { program, site, configuration, folder } = given
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'store.conf'), configuration)
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, site, port))
  const isRoot = process.getuid?.() === 0
  chmodSync(folder, 0o755)
  if (isRoot) chownSync(folder, nobody, nobody)
  const line = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  const user = isRoot ? { uid: nobody, gid: nobody } : {}
  const child = spawn(program, line, { stdio: ['ignore', 'ignore', 'pipe'], ...user })
  const said: string[] = []
  child.stderr.on('data', (piece: Buffer) => said.push(piece.toString('utf8')))
  await whenItAnswers(child, port, () => said.join(''))
  return { origin: `http://127.0.0.1:${port}`, stop: () => stopped(child) }
}

/** One process, so that what is started is what is stopped. */
const mainConfiguration = (folder: string, site: string, port: number) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 64; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${folder}/store.conf;
  }
}
`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Resolves once the port answers. Rejects with nginx's own words when it ends before that. */
async function whenItAnswers(child: ChildProcess, port: number, said: () => string): Promise<void> {
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`nginx ended: ${said()}`)))
  })
  ended.catch(() => undefined)
  const answers = async () => {
    while (child.exitCode === null && !(await isOpen(port)))
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await Promise.race([ended, answers()])
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
