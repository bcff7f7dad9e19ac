import type { LayoutWindow } from '@topup/ui-kit/testing/layoutWindows'
import { checkLayout } from './checkLayout.ts'
import { findUnseenWords } from './findUnseenWords.ts'

/** Phones that lie on their side, with the browser's bars. */
const windows: readonly LayoutWindow[] = [
  { width: 667, height: 320, settings: ['plain', 'double'] },
  { width: 568, height: 320, settings: ['plain'] },
]

for (const language of ['en', 'de', 'ar'] as const)
  checkLayout({
    language,
    brand: 'watt',
    ids: /^popups-(?:result|questions|recharge)/,
    windows,
    lookInEach: findUnseenWords,
  })
