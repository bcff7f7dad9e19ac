import { parseArgs } from 'node:util'
import { choose, logIn } from '../testing/player.ts'

/** How many players buy at the same time, and how many orders each makes, one after the other. */
export interface Load {
  readonly origin: string
  readonly players: number
  readonly ordersEach: number
}

/** What the players saw. Times are milliseconds of one starter call. */
export interface PlayedLoad {
  readonly timesMs: readonly number[]
  /** From the first tap to the last answer. */
  readonly seconds: number
  /** Every intent with the billing numbers that its calls were answered with. */
  readonly intents: readonly { readonly sessionId: string; readonly billingNos: readonly string[] }[]
}

/** Every how many orders the browser sends the call a second time, as it does when a connection breaks (decision 8). */
const repeatEvery = 10

interface Placed {
  readonly sessionId: string
  readonly billingNos: readonly string[]
  readonly payUrl: string
  readonly timeMs: number
}

/** Buys once, sometimes with the call sent twice at the same time, and throws when the answers are no order. */
async function buyOnce(player: Awaited<ReturnType<typeof logIn>>, isRepeated: boolean): Promise<Placed> {
  const request = player.payment('starfall.crystals-680')
  const send = () => player.call('/api/pay/adyen_pay', request)
  const sentMs = performance.now()
  const answers = await Promise.all(isRepeated ? [send(), send()] : [send()])
  const timeMs = performance.now() - sentMs
  const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b)
  if (codes.join() !== (isRepeated ? '1,10' : '1'))
    throw new Error(`A tap was answered with ${codes.join(', ')}`)
  const orders = answers.map(({ content }) => content as { billing_no: string; url: string })
  return {
    sessionId: request['session_id'] ?? '',
    billingNos: orders.map(({ billing_no }) => billing_no),
    payUrl: orders[0]?.url ?? '',
    timeMs,
  }
}

/** Lets the players buy over real sockets at the same time; every order is approved on its pay page afterwards. */
export async function playLoad({ origin, players, ordersEach }: Load): Promise<PlayedLoad> {
  const logins = await Promise.all(Array.from({ length: players }, () => logIn(origin)))
  const startedMs = performance.now()
  const byPlayer = await Promise.all(
    logins.map(async (player, nth) => {
      const placed: Placed[] = []
      for (let order = 0; order < ordersEach; order += 1)
        placed.push(await buyOnce(player, (nth + order) % repeatEvery === 0))
      return placed
    }),
  )
  const seconds = (performance.now() - startedMs) / 1000
  await Promise.all(
    byPlayer.map(async (placed) => {
      for (const { payUrl } of placed) await choose(payUrl, 'approve')
    }),
  )
  const all = byPlayer.flat()
  return {
    seconds,
    timesMs: all.map(({ timeMs }) => timeMs),
    intents: all.map(({ sessionId, billingNos }) => ({ sessionId, billingNos })),
  }
}

/** Reads `[players] [orders each]`, 200 and 25 by default. Throws one plain sentence for anything else. */
export function readLoad(given: readonly string[]): Pick<Load, 'players' | 'ordersEach'> {
  const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, strict: false })
  const isUnderstood =
    Object.keys(values).length === 0 &&
    positionals.length <= 2 &&
    positionals.every((text) => /^[1-9]\d{0,5}$/.test(text))
  if (!isUnderstood)
    throw new Error(
      `The bench takes two whole numbers from 1, players and orders each, not "${given.join(' ')}".`,
    )
  const [players = 200, ordersEach = 25] = positionals.map(Number)
  return { players, ordersEach }
}
