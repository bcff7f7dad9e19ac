import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { otherPort, readPorts, takenPort } from './ports.ts'

test('the sandbox takes the ports ten and nine below the first store', () => {
  expect(readPorts({}, 1)).toEqual({ stores: [5200], api: 5190, backupApi: 5191 })
  expect(readPorts({ PORT: '6000' }, 1)).toEqual({ stores: [6000], api: 5990, backupApi: 5991 })
})

test('further stores take the ports after the first', () => {
  expect(readPorts({ PORT: '6000' }, 3)).toEqual({ stores: [6000, 6001, 6002], api: 5990, backupApi: 5991 })
})

test.each(['abc', '0', '-1', '65536', '1.5', ''])('"%s" is no port', (PORT) => {
  expect(() => readPorts({ PORT }, 1)).toThrow('must be a number from 1034 to 65535.')
})

test('the last store needs a port too', () => {
  expect(readPorts({ PORT: '65535' }, 1).stores).toEqual([65_535])
  expect(() => readPorts({ PORT: '65535' }, 2)).toThrow('must be a number from 1034 to 65534.')
})

test.each([1, 10, 11, 16])('another start beside %i stores gets ports that none of them uses', (count) => {
  for (const PORT of ['5200', '65500']) {
    const ports = readPorts({ PORT }, count)
    const others = readPorts({ PORT: String(otherPort(ports)) }, count)
    const used = [...ports.stores, ports.api, ports.backupApi]
    expect([...others.stores, others.api, others.backupApi].filter((port) => used.includes(port))).toEqual([])
  }
})

test('each of the ports is looked at', async () => {
  const server = createServer()
  const taken = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  onTestFinished(() => void server.close())
  const free = await freePort()
  const ports = { stores: [free, free], api: free, backupApi: free }
  expect(await takenPort(ports)).toBeNull()
  expect(await takenPort({ ...ports, stores: [free, taken] })).toBe(taken)
  expect(await takenPort({ ...ports, api: taken })).toBe(taken)
  expect(await takenPort({ ...ports, backupApi: taken })).toBe(taken)
})

/** A port that nobody uses at the moment. */
function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
