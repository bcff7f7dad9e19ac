import type { ApiEndpoint } from '../contract/endpoint.ts'
import type { PreparedCall, Reading } from '../http/prepareCall.ts'
import type { Wait } from '../http/wait.ts'

/** How long one attempt of a call that may be retried may take. Source: spec §9. */
export const tryTimeoutMs = 10_000

/**
 * Pause before another attempt; up to a second more at random, so that clients do not all retry at the same
 * moment. Source: spec §9, faults S22.
 */
export const retryDelayMs = 4000

/** Attempts per host: one, and two retries. Source: spec §9. */
export const triesPerHost = 3

/**
 * The outcome of the last attempt, and the origins asked, in order; the last of them is the one that answered.
 */
export interface Attempted<E extends ApiEndpoint> {
  readonly reading: Reading<E>
  readonly hostsTried: readonly string[]
}

/** Whether a retry can help, because the host failed and not the service. */
function isHostTrouble<E extends ApiEndpoint>(reading: Reading<E>): boolean {
  return reading.kind === 'unreachable' || reading.kind === 'notAnEnvelope'
}

/**
 * Asks each host up to three times, with a pause of 4 to 5 s between attempts, until one returns a valid
 * envelope. Throws only an `AbortError`. Source: spec §8 "Network errors", §9.
 */
export async function callWithRetries<E extends ApiEndpoint>(
  call: PreparedCall<E>,
  plan: {
    readonly hosts: readonly [string, ...string[]]
    readonly signal: AbortSignal | undefined
    readonly wait: Wait
    readonly random: () => number
  },
): Promise<Attempted<E>> {
  const { hosts, random, signal, wait } = plan
  const heeded = signal ?? new AbortController().signal
  const askHost = async (host: string): Promise<Reading<E>> => {
    let reading = await call.attemptAt(host, { ms: tryTimeoutMs, signal })
    for (let tries = 1; tries < triesPerHost && isHostTrouble(reading); tries += 1) {
      await wait(retryDelayMs + random() * 1000, heeded)
      reading = await call.attemptAt(host, { ms: tryTimeoutMs, signal })
    }
    return reading
  }
  const [first, ...others] = hosts
  const hostsTried = [first]
  let reading = await askHost(first)
  for (const host of others) {
    if (!isHostTrouble(reading)) break
    hostsTried.push(host)
    reading = await askHost(host)
  }
  return { reading, hostsTried }
}
