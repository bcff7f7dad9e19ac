import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@topup/sandbox'
import { appsFolder } from '@topup/vite/apps'
import { answer } from '@topup/vite/serve'
import { readManifest } from '@topup/vite/verify'
import { makeOtherRelease } from './otherRelease.ts'
import { sandboxRelease } from './sandboxRelease.ts'

/** A host of watt that a test changes under the player. */
export interface SwitchedStore {
  readonly origin: string
  /** Sends this release from now on, and nothing of the other one, not even its assets. */
  readonly send: (release: 'older' | 'newer') => void
  /** Answers one address with this script in place of the release's file; null ends it. */
  readonly replaceWorker: (code: string | null) => void
  /** Answers with other documents than the release's, as a proxy on the way does; null ends it. */
  readonly changeDocuments: (change: ((html: string) => string) | null) => void
  /** `down`: no connection is answered. `slow`: documents are held until the next change. */
  readonly become: (state: 'up' | 'down' | 'slow') => void
  /** The addresses that were asked for since the last call, with their queries. */
  readonly takeAsked: () => readonly string[]
  readonly close: () => Promise<void>
}

/** Makes two releases of what is built, each with assets of its own, and a host for them with a sandbox behind. */
export async function startSwitchedStore(): Promise<SwitchedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'topup-switched-'))
  const sandbox = await startSandbox({ port: 0, backupPorts: [0] })
  const sandboxOrigins = [sandbox.origin, ...sandbox.backupOrigins]
  const shared = process.env['SANDBOX']
  process.env['SANDBOX'] = JSON.stringify(sandboxOrigins)
  const build = join(appsFolder, 'watt/dist-sandbox')
  const other = join(folder, 'build')
  makeOtherRelease(build, other)
  const made = async (version: string, from: string) => {
    const release = await sandboxRelease({
      brand: 'watt',
      build: from,
      sandboxOrigins,
      version,
      target: folder,
    })
    return {
      folder: join(release, 'site'),
      headers: readManifest(join(release, 'manifest.json')).headers,
      sandboxOrigins: null,
    }
  }
  const sites = { older: await made('older', build), newer: await made('newer', other) }
  let site = sites.older
  let state: 'up' | 'down' | 'slow' = 'up'
  let worker: string | null = null
  let change = asItIs
  const asked: string[] = []
  let held: (() => void)[] = []

  const reply = (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/' } = request
    const { status, headers, body } = answer(site, { method, path, accepts: '' })
    const isDocument = headers['content-type']?.startsWith('text/html') === true
    const answered = isDocument ? Buffer.from(change(body.toString('utf8'))) : body
    const sent = worker !== null && path === '/sw.js' ? Buffer.from(worker) : answered
    response.writeHead(status, { ...headers, 'content-length': sent.length })
    response.end(method === 'HEAD' ? undefined : sent)
  }
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (state === 'down') return void request.socket.destroy()
    const isDocument = request.headers.accept?.includes('text/html') === true
    if (state === 'slow' && isDocument) held.push(() => reply(request, response))
    else reply(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  sandbox.world.stores.set(origin, 'watt')
  return {
    origin,
    send: (release) => (site = sites[release]),
    replaceWorker: (code) => (worker = code),
    changeDocuments: (by) => (change = by ?? asItIs),
    become: (next) => {
      state = next
      // An open connection would still be answered.
      if (next === 'down') server.closeAllConnections()
      const waiting = held
      held = []
      waiting.forEach((go) => go())
    },
    takeAsked: () => asked.splice(0),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await sandbox.close()
      // The next journeys of this process have the sandbox that all share.
      if (shared !== undefined) process.env['SANDBOX'] = shared
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const asItIs = (html: string) => html
