import { appsFolder, readBrandApp } from '@topup/vite'
import { expect, onTestFinished, test } from 'vitest'
import { join } from 'node:path'
import { type LocalStart, startLocally, type StoreServer } from './startLocally.ts'

const ports = { stores: [1, 2], api: 0, backupApi: 0 }
const storage = { kind: 'memory' } as const

test('each store gets its own port and every host of the one sandbox', async () => {
  const asked: unknown[] = []
  const { stores, apiOrigin, stop } = await startLocally({
    keys: ['watt', 'ko'],
    ports,
    storage,
    serve: async ({ folder }, { port }, sandboxOrigins) => {
      asked.push([folder, port, sandboxOrigins.length, sandboxOrigins[0]])
      return { origin: `http://127.0.0.1:${port}`, close: () => Promise.resolve() }
    },
  })
  onTestFinished(stop)
  expect(asked).toEqual([
    [join(appsFolder, 'watt'), 1, 2, apiOrigin],
    [join(appsFolder, 'ko'), 2, 2, apiOrigin],
  ])
  const names = await Promise.all(['watt', 'ko'].map(async (key) => (await readBrandApp(key)).brand.name))
  expect(stores.map(({ name }) => name)).toEqual(names)
})

test('for phones each store is served a second time, with the service as phones reach it', async () => {
  const asked: (readonly [string, number, string | undefined])[] = []
  const { stores, apiOrigin, stop } = await startLocally({
    keys: ['watt'],
    ports: { stores: [1], api: 0, backupApi: 0 },
    storage,
    phoneAddress: 'localhost',
    serve: async (_app, { address, port }, [service]) => {
      asked.push([address, port, service])
      return { origin: `http://${address}:${port}`, close: () => Promise.resolve() }
    },
  })
  onTestFinished(stop)
  expect(asked).toEqual([
    ['127.0.0.1', 1, apiOrigin],
    ['localhost', 1, expect.stringMatching(/^http:\/\/localhost:\d+$/)],
  ])
  expect(stores[0]).toMatchObject({ origin: 'http://127.0.0.1:1', phoneOrigin: 'http://localhost:1' })
})

test('when one store does not start, the others and the sandbox stop', async () => {
  const closed: number[] = []
  let sandboxOrigin = ''
  const serve: LocalStart['serve'] = async (_app, { port }, origins): Promise<StoreServer> => {
    sandboxOrigin = origins[0] ?? ''
    if (port === 2) throw new Error('no room')
    return { origin: `http://127.0.0.1:${port}`, close: async () => void closed.push(port) }
  }
  await expect(startLocally({ keys: ['watt', 'ko'], ports, storage, serve })).rejects.toThrow('no room')
  expect(closed).toEqual([1])
  await expect(fetch(sandboxOrigin)).rejects.toThrow()
})
