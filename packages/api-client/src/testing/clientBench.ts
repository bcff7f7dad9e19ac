import { createServer } from 'node:http'
import { type ApiClient, type ClientDeps, createApiClient } from '../client/createApiClient.ts'
import { createFakeClock, type FakeClock } from './fakeClock.ts'
import { type FaultServer, startFaultServer } from './faultServer.ts'

/** The pause between attempts of a client under test, whose `random` is 0.5. */
export const pauseMs = 4500

/**
 * The environment of a client under test: three API hosts on the loopback, and a clock that
 * stands still.
 */
export interface ClientBench {
  readonly clock: FakeClock
  readonly hosts: readonly [FaultServer, FaultServer, FaultServer]
  /** The host choices that the client stored. */
  readonly written: readonly { readonly index: number; readonly expiresAtMs: number }[]
  readonly reports: readonly unknown[]
  /** How often the list of requested URLs was emptied. */
  clearings(): number
  makeClient(changes?: Partial<ClientDeps>): ApiClient
  /**
   * Runs a call to its end: pauses pass at once, and so does `forMs` after each arrival at a host that hangs.
   */
  run<T>(call: Promise<T>, hanging?: readonly FaultServer[], forMs?: number): Promise<T>
  /** When each host was asked, in seconds since `startMs`. */
  timeline(startMs: number): readonly (readonly number[])[]
  close(): Promise<void>
}

/** An origin on which nothing listens. */
export async function closedOrigin(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

interface Hanging {
  readonly hanging: readonly FaultServer[]
  readonly forMs: number
}

/** Lets virtual time pass for a call until it ends; see `ClientBench.run`. */
export async function drive<T>(
  call: Promise<T>,
  clock: FakeClock,
  { hanging, forMs }: Hanging = { hanging: [], forMs: 0 },
): Promise<T> {
  const handled = hanging.map((host) => host.seen.length)
  let done = false
  const end = () => {
    done = true
  }
  const ended = call.then(end, end)
  while (!done) {
    let arrivedAt = -1
    const arrivals = hanging.map((host, index) =>
      host.received((handled[index] ?? 0) + 1).then(() => {
        arrivedAt = index
      }),
    )
    await Promise.race([ended, clock.whenPending(pauseMs), ...arrivals])
    if (done) break
    if (arrivedAt >= 0) handled[arrivedAt] = (handled[arrivedAt] ?? 0) + 1
    clock.advance(arrivedAt >= 0 ? forMs : pauseMs)
  }
  return call
}

/** Starts the hosts, all of them hanging until scripted. */
export async function createClientBench(): Promise<ClientBench> {
  const clock = createFakeClock()
  const stopDriving = clock.driveKy()
  const start = () => startFaultServer(clock.now)
  const hosts = [await start(), await start(), await start()] as const
  const written: { readonly index: number; readonly expiresAtMs: number }[] = []
  const reports: unknown[] = []
  let clearings = 0
  return {
    clock,
    hosts,
    written,
    reports,
    clearings: () => clearings,
    makeClient: (changes = {}) =>
      createApiClient({
        origins: { api: hosts[0].origin, backups: [hosts[1].origin, hosts[2].origin] },
        now: clock.now,
        wait: clock.wait,
        random: () => 0.5,
        memory: {
          read: () => null,
          write: (index, expiresAtMs) => void written.push({ index, expiresAtMs }),
        },
        context: () => ({ idfv: 'device-1', specLang: 'en', oauthToken: null }),
        report: (error) => void reports.push(error),
        clearTimings: () => {
          clearings += 1
        },
        ...changes,
      }),
    run: (call, hanging = [], forMs = 10_000) => drive(call, clock, { hanging, forMs }),
    timeline: (startMs) => hosts.map((host) => host.seen.map((seen) => (seen.at - startMs) / 1000)),
    close: async () => {
      stopDriving()
      await Promise.all(hosts.map((host) => host.close()))
    },
  }
}
