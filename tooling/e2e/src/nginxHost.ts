import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** A running nginx. */
export interface NginxHost {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** A user without rights on Linux and macOS, for a run as root. */
const nobody = 65_534

/** What nginx is started with. */
interface NginxStart {
  readonly program: string
  /** An empty folder for what nginx writes, in a place that everybody may enter. */
  readonly folder: string
  /** The configuration, given the free port of 127.0.0.1 on which it has to listen. */
  readonly configuration: (port: number) => string
  /** Which file the configuration becomes; in `folder` where nothing is said. */
  readonly file?: string
  /** What paths without a slash in front are relative to; `folder` where nothing is said. */
  readonly prefix?: string
}

/** Starts an nginx of its own, unprivileged and on 127.0.0.1. */
export async function startNginx(given: NginxStart): Promise<NginxHost> {
  const { program, folder, configuration, prefix = folder, file = join(folder, 'nginx.conf') } = given
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, configuration(port))
  const isRoot = process.getuid?.() === 0
  chmodSync(folder, 0o755)
  if (isRoot) chownSync(folder, nobody, nobody)
  const line = ['-p', prefix, '-c', file]
  const user = isRoot ? { uid: nobody, gid: nobody } : {}
  const child = spawn(program, [...line, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  })
  const said: string[] = []
  child.stderr.on('data', (piece: Buffer) => said.push(piece.toString('utf8')))
  await whenItAnswers(child, port, () => said.join(''))
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => stopped(child),
  }
}

/** A whole configuration that writes into `folder` alone. */
export const nginxConfiguration = (folder: string, http: string): string => `
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${http}
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
