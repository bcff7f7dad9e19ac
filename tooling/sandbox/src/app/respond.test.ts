import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from './startSandbox.ts'
import type { RequestNote } from '../ledger/logs.ts'
import { control } from '../testing/player.ts'
import { startTestSandbox, wattId } from '../testing/testSandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({ backupPorts: [0] })
})
afterAll(() => sandbox.close())

/** Sends two requests in one packet; resolves when the service has closed the connection. */
async function twoAtOnce(first: string, second: string): Promise<void> {
  const { port } = new URL(sandbox.origin)
  const socket = connect(Number(port), '127.0.0.1')
  const closed = once(socket, 'close')
  socket.on('error', () => undefined).resume()
  socket.write(
    [first, second].map((path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`).join(''),
  )
  await closed
}

const path = `/api/config/game_logo?client_id=${wattId('starfall')}&idfv=on-one-connection`

test.each(['lostBefore', 'dead', 'lostAfter', 'truncated'])(
  'a connection breaks on %s although the answer before is still being sent',
  async (fault) => {
    await control(sandbox.origin, '/faults', {
      player: 'on-one-connection',
      call: 'game_logo',
      fault,
      times: 1,
    })
    await twoAtOnce('/__sandbox/requests?player=nobody', path)
    const own = ({ players }: RequestNote) => players.includes('on-one-connection')
    expect(sandbox.world.requests.all().findLast(own)).toMatchObject({ fault })
  },
)

test('a long answer is compressed for who asks for it, and a short one is not', async () => {
  const encodingOf = async (what: string, encoding: string) => {
    const address = `${sandbox.origin}/api/pay/${what}?idfv=x&client_id=${wattId('starfall')}&product_id=starfall.crystals-680&platform=web&domain_area=universal`
    const response = await fetch(address, { headers: { 'accept-encoding': encoding } })
    return [(await response.text()).length > 16_000, response.headers.get('content-encoding')]
  }
  const long = 'getPaywayList'
  expect(await encodingOf(long, 'gzip, br')).toEqual([true, 'gzip'])
  expect(await encodingOf(long, 'identity')).toEqual([true, null])
  expect(await encodingOf('getGameListV2', 'gzip, br')).toEqual([false, null])
})
