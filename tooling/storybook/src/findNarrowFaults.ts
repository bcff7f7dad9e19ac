import { findVisualFaults } from '@topup/ui-kit/testing/visualFaults'
import { layoutWindows } from '@topup/ui-kit/testing/layoutWindows'
import { inOtherSizes, resize } from './frameSize.ts'

/** Up to this width lines are so short that a wrap may look broken. */
const widestNarrowPx = 360

/** Whether a window of this width is one to look for `findVisualFaults` in. */
export const isNarrow = (width: number): boolean => width <= widestNarrowPx

/** What looks broken in the narrow windows, where a pass of another size draws the story. */
export function findNarrowFaults(): Promise<readonly string[]> {
  return inOtherSizes(async () => {
    const faults: string[] = []
    for (const { width, height } of layoutWindows.filter((window) => isNarrow(window.width))) {
      await resize(width, height)
      faults.push(...findVisualFaults().map((fault) => `${width} px: ${fault}`))
    }
    return faults
  })
}
