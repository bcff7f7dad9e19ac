import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { chooseBrand } from './chooseBrand.ts'
import { readPorts, requireFreePorts } from './ports.ts'

test('the store is watt unless another is named', () => {
  expect(chooseBrand(undefined, ['dragon', 'watt'])).toBe('watt')
  expect(chooseBrand('dragon', ['dragon', 'watt'])).toBe('dragon')
})

test('an unknown store is answered with those that exist', () => {
  expect(() => chooseBrand('dragn', ['dragon', 'watt'])).toThrow(
    'There is no store "dragn". Stores: dragon, watt.',
  )
})

test('the sandbox takes the ports ten and nine below the store', () => {
  expect(readPorts({})).toEqual({ store: 5200, api: 5190, backupApi: 5191 })
  expect(readPorts({ PORT: '6000' })).toEqual({ store: 6000, api: 5990, backupApi: 5991 })
})

test.each(['abc', '0', '-1', '65536', '1.5', ''])('"%s" is no port', (PORT) => {
  expect(() => readPorts({ PORT })).toThrow('must be a number')
})

test('a taken port is named, with a way out', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const ports = { store: port, api: port, backupApi: port }
  await expect(requireFreePorts(ports)).rejects.toThrow(`Port ${port} is taken.`)
  await new Promise((resolve) => server.close(resolve))
  await expect(requireFreePorts(ports)).resolves.toBeUndefined()
})
