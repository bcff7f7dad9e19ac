import type { LayoutWindow } from '@topup/ui-kit/testing/layoutWindows'
import { checkLayout } from './checkLayout.ts'
import { findToastFaults } from './findToastFaults.ts'

const windows: readonly LayoutWindow[] = [
  { width: 320, height: 568, settings: ['plain'] },
  { width: 390, height: 844, settings: ['plain'] },
  { width: 667, height: 320, settings: ['plain'] },
  { width: 1280, height: 800, settings: ['plain'] },
]

for (const language of ['de', 'ar'] as const)
  checkLayout({
    language,
    brand: 'watt',
    // Popups of which some state has a toast.
    ids: /^popups-(?:result--(?:pending-offline|success-number-copied)|login--to-see-an-order|my-reward|toasts)/,
    windows,
    lookInEach: findToastFaults,
  })
