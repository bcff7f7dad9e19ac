import type { Clock } from './clock.ts'
import type { BrandStorage } from './brandStorage.ts'
import { withinLimit } from './withinLimit.ts'

/** The result of asking for the lock: the task ran, or another tab holds it. */
export type LockOutcome<T> = { readonly kind: 'ran'; readonly value: T } | { readonly kind: 'heldElsewhere' }

/**
 * Runs a task while no other tab of this brand runs one under the same name; never waits for the other.
 * Source: decision 28 "one order at a time is placed across all tabs", faults M-03.
 */
export type CrossTabLock = <T>(name: string, task: () => Promise<T>) => Promise<LockOutcome<T>>

/** Makes the lock: Web Locks where the browser lets the page use them, otherwise a lease in storage. */
export function createCrossTabLock(deps: {
  locks: LockManager | undefined
  brandKey: string
  brandStorage: BrandStorage
  clock: Clock
  random: () => number
}): CrossTabLock {
  const { locks, clock } = deps
  const lease = createLease(deps)
  // Some web views have the object and not its function.
  if (typeof locks?.request !== 'function') return lease
  return async (name, task) => {
    let answered = false
    let isGivenUp = false
    let noteAnswer = () => {}
    const isAnswered = new Promise<void>((resolve) => (noteAnswer = resolve))
    try {
      const asked = locks.request(`topup.${deps.brandKey}.${name}`, { ifAvailable: true }, async (lock) => {
        if (isGivenUp) return null
        answered = true
        noteAnswer()
        return lock === null
          ? { kind: 'heldElsewhere' as const }
          : { kind: 'ran' as const, value: await task() }
      })
      asked.catch(() => undefined)
      // A lock that is asked for without waiting is answered at once; one that never is must not hold the purchase.
      await withinLimit(clock, lockLimitMs, Promise.race([asked, isAnswered]))
      isGivenUp = !answered
      return (answered ? await asked : null) ?? (await lease(name, task))
    } catch (reason) {
      // A failure of the task itself goes to the caller; a task that has run is never run again.
      if (answered) throw reason
      return lease(name, task)
    }
  }
}

/** How long the browser may take to say whether the lock is free. */
const lockLimitMs = 2_000

const leaseMs = 15_000
const renewMs = 5_000
/** How long to wait until another tab's write, made at the same moment, can be seen. */
const settleMs = 60

interface Lease {
  readonly owner: string
  readonly untilMs: number
}

/** Makes a lease that is renewed while the task runs; when its tab dies, it expires after 15 s. */
function createLease({
  brandStorage,
  clock,
  random,
}: {
  brandStorage: BrandStorage
  clock: Clock
  random: () => number
}): CrossTabLock {
  return async (name, task) => {
    const key = `lease.${name}`
    const owner = `${clock.now().toString(36)}-${random().toString(36).slice(2)}`
    const holder = () => {
      const lease = brandStorage.read(key, parseLease)
      return lease !== null && lease.untilMs > clock.now() && lease.untilMs <= clock.now() + leaseMs
        ? lease.owner
        : null
    }
    const renew = () => brandStorage.write(key, { owner, untilMs: clock.now() + leaseMs } satisfies Lease)

    if (holder() !== null) return { kind: 'heldElsewhere' }
    renew()
    await clock.wait(settleMs)
    if (holder() !== owner) return { kind: 'heldElsewhere' }

    const stop = new AbortController()
    // A tab that was frozen until its lease expired must not take it back from the one that has it now.
    const renewOwn = () => {
      const current = holder()
      if (current === null || current === owner) renew()
      else stop.abort()
    }
    void keepRenewing(renewOwn, clock, stop.signal)
    try {
      return { kind: 'ran', value: await task() }
    } finally {
      stop.abort()
      if (holder() === owner) brandStorage.remove(key)
    }
  }
}

async function keepRenewing(renew: () => void, clock: Clock, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await clock.wait(renewMs, signal)
    } catch {
      return
    }
    renew()
  }
}

function parseLease(stored: unknown): Lease | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { owner, untilMs } = stored as Partial<Record<keyof Lease, unknown>>
  return typeof owner === 'string' && typeof untilMs === 'number' ? { owner, untilMs } : null
}
