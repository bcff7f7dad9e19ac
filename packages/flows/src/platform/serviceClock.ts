import type { Clock } from './clock.ts'

/** Two readings of the service's time further apart than this are no delay: somebody has set the device's clock. */
const setByHandMs = 120_000

const isNear = (oneMs: number, otherMs: number) => Math.abs(oneMs - otherMs) < setByHandMs

/**
 * The service's time beside the device's own, which players set to anything. It is known from the first answer that agrees with
 * the device, or else from the second of two that agree with each other: one machine of many may have a wrong clock, and what
 * is forgotten for it does not come back. Until then, and where a host names none, only the service's refusal decides what has ended.
 * Source: decision 53, faults W-07.
 */
export interface ServiceClock extends Pick<Clock, 'now'> {
  /** Epoch milliseconds; null until it is known. */
  serviceNow(): number | null
  /** A moment of the device's clock in the service's time; the same moment until that is known. */
  inServiceTime(deviceMs: number): number
  /** An answer of the service named its time, epoch milliseconds. */
  hear(serviceMs: number): void
  /** Another document of the store told the time that it knows. */
  learn(serviceMs: number): void
  /** Calls once, as soon as the service's time is known. */
  whenKnown(act: () => void): void
}

/** Makes it for one page; nothing is known yet. */
export function createServiceClock(device: Pick<Clock, 'now'>): ServiceClock {
  let aheadMs: number | null = null
  let doubtedMs: number | null = null
  let waiting: (() => void)[] = []
  const believe = (heardMs: number) => {
    // An answer is as old as its way was long: of several the one that came fastest is right.
    const isSame = aheadMs !== null && isNear(heardMs, aheadMs)
    aheadMs = isSame ? Math.max(aheadMs ?? heardMs, heardMs) : heardMs
    doubtedMs = null
    const due = waiting
    waiting = []
    for (const act of due) act()
  }
  return {
    now: () => device.now(),
    // In doubt nothing has ended.
    serviceNow: () => (aheadMs === null || doubtedMs !== null ? null : device.now() + aheadMs),
    inServiceTime: (deviceMs) => deviceMs + (aheadMs ?? 0),
    learn: (serviceMs) => believe(serviceMs - device.now()),
    hear: (serviceMs) => {
      const heardMs = serviceMs - device.now()
      if (isNear(heardMs, aheadMs ?? 0)) believe(heardMs)
      else if (doubtedMs !== null && isNear(heardMs, doubtedMs)) believe(Math.max(heardMs, doubtedMs))
      else doubtedMs = heardMs
    },
    whenKnown: (act) => {
      if (aheadMs === null) waiting.push(act)
      else act()
    },
  }
}
