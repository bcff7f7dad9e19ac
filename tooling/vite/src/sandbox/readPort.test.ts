import { expect, test } from 'vitest'
import { isBlockedPort, readPort } from './readPort.ts'

test('the ports that are refused are among those that fetch refuses', async () => {
  const blocked = Array.from({ length: 65_536 - 1034 }, (_, index) => index + 1034).filter(isBlockedPort)
  const reasons = await Promise.all(
    blocked.map((port) => fetch(`http://127.0.0.1:${port}`).catch(({ cause }: Error) => String(cause))),
  )
  expect(reasons).toEqual(blocked.map(() => 'Error: bad port'))
})

test.each(['abc', '0', '-1', '65536', '1.5', '', ' '])('"%s" is no port', (text) => {
  expect(() => readPort('PORT', text)).toThrow(`PORT is "${text}"; it must be a number from 1034 to 65535.`)
})

test.each([
  ['6000', 1, 6000],
  ['5999', 2, 6000],
  ['6660', 16, 6665],
])('PORT=%s for %i stores is answered with the port %i that browsers refuse', (text, count, port) => {
  expect(() => readPort('PORT', text, count)).toThrow(`no browser opens a page at port ${port}`)
})
