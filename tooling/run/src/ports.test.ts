import { createServer } from 'node:net'
import { freePort } from '@topup/vite/apps'
import { expect, onTestFinished, test } from 'vitest'
import { otherPort, readPorts, takenPort } from './startLocally.ts'

test('the sandbox takes the ports ten and nine below the first store', () => {
  expect(readPorts({}, 1)).toEqual({ stores: [5200], api: 5190, backupApi: 5191 })
  expect(readPorts({ PORT: '5300' }, 1)).toEqual({ stores: [5300], api: 5290, backupApi: 5291 })
})

test('further stores take the ports after the first', () => {
  expect(readPorts({ PORT: '5300' }, 3)).toEqual({ stores: [5300, 5301, 5302], api: 5290, backupApi: 5291 })
})

test.each([
  ['6000', 1, 'no browser opens a page at port 6000'],
  ['6010', 1, 'gives the sandbox port 6000, and browsers refuse it. Choose another one: PORT=6030.'],
  ['abc', 1, 'must be a number'],
])('PORT=%s is answered with a sentence', (PORT, count, sentence) => {
  expect(() => readPorts({ PORT }, count)).toThrow(sentence)
})

test('the last store needs a port too', () => {
  expect(readPorts({ PORT: '65535' }, 1).stores).toEqual([65_535])
  expect(() => readPorts({ PORT: '65535' }, 2)).toThrow('must be a number from 1034 to 65534.')
})

test.each([1, 10, 11, 16])('another start beside %i stores gets ports that none of them uses', (count) => {
  for (const PORT of ['5200', '5900', '65500']) {
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
