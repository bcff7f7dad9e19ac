import type { DropInDesk } from '../dropIn/dropInDesk.ts'

/** A desk that remembers what it was asked for: `keep B1`, `openIn B1`, `openHere B1`. */
export interface FakeDropIns extends DropInDesk {
  readonly steps: readonly string[]
}

/** Makes a desk whose pay documents open as long as their window stands. */
export function createFakeDropIns(kept: readonly string[] = []): FakeDropIns {
  const orders = new Set(kept)
  const steps: string[] = []
  return {
    steps,
    keep: (billingNo) => {
      orders.add(billingNo)
      steps.push(`keep ${billingNo}`)
    },
    has: (billingNo) => orders.has(billingNo),
    openIn: (payWindow, billingNo) => {
      steps.push(`openIn ${billingNo}`)
      return payWindow.goOwn(`/pay.html#${billingNo}`) !== null
    },
    openHere: (billingNo) => void steps.push(`openHere ${billingNo}`),
  }
}
