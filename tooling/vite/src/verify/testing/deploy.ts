import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer } from '../../serve/serveStore.ts'
import type { Answer } from '../../serve/serveStore.ts'
import type { FakeRelease } from './fakeRelease.ts'

/** What a host sends; a header with several values is sent several times. */
export interface Sent extends Pick<Answer, 'status' | 'body'> {
  readonly headers: Readonly<Record<string, string | readonly string[]>>
}

/** What a host does to an answer before it is sent. */
export type Tamper = (sent: Answer, path: string) => Sent

/** A host of a release on this machine that may change what it sends. */
export async function deploy(
  { site, manifest }: FakeRelease,
  tamper: Tamper = (sent) => sent,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const right = answer(
      { folder: site, headers: manifest.headers, sandboxOrigins: null },
      { method: 'GET', path, accepts: request.headers['accept-encoding'] ?? '' },
    )
    const { status, headers, body } = tamper(right, path)
    for (const [name, value] of Object.entries(headers))
      response.setHeader(name, typeof value === 'string' ? value : [...value])
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}
