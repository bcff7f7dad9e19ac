import type { DropInService, OpenedHere } from '../dropIn/dropInService.ts'

/** A drop-in service that records what it was asked for: `keep B1`, `openIn B1`, `openHere B1`. */
export interface FakeDropIns extends DropInService {
  readonly steps: readonly string[]
}

/**
 * Makes a drop-in service whose pay documents open as long as their window is open; with a `full` tab it keeps
 * nothing.
 */
export function createFakeDropIns(
  kept: readonly string[] = [],
  tab: 'free' | 'full' = 'free',
  opened: OpenedHere = 'leaving',
): FakeDropIns {
  const orders = new Set(kept)
  const steps: string[] = []
  return {
    steps,
    keep: (billingNo) => {
      if (tab === 'free') orders.add(billingNo)
      steps.push(`keep ${billingNo}`)
    },
    has: (billingNo) => orders.has(billingNo),
    openIn: (payWindow, billingNo) => {
      steps.push(`openIn ${billingNo}`)
      return orders.has(billingNo) && payWindow.goOwn(`/pay.html#${billingNo}`) !== null
    },
    openHere: (billingNo) => {
      steps.push(`openHere ${billingNo}`)
      return Promise.resolve(opened)
    },
  }
}
