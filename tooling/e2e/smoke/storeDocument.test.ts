import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readStore } from './storeDocument.ts'

/** A server of this machine that has no store. */
async function serveNothing() {
  const server = createServer((_, response) => response.writeHead(503, { connection: 'close' }).end())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) }
}

test('a host without a store, and a dead one, are named in one sentence', async () => {
  const { host, close } = await serveNothing()
  await expect(readStore(`http://${host}`)).rejects.toThrow(`http://${host} answers 503`)
  await close()
  await expect(readStore(`http://${host}`)).rejects.toThrow(
    `Nothing listens at ${host}: the host is there and takes no connection.`,
  )
})
