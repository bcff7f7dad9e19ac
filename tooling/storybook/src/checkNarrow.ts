import type { Language } from '@topup/domain'
import { layoutWindows } from '@topup/ui-kit/testing/layoutWindows'
import { checkLayout } from './checkLayout.ts'
import { isNarrow } from './findNarrowFaults.ts'

const windows = layoutWindows
  .filter(({ width }) => isNarrow(width))
  .map(({ width, height }) => ({ width, height, settings: ['plain'] as const }))

/** Looks at every popup and page in each language, in windows as narrow as the narrowest phones. */
export function checkNarrow(languages: readonly Language[], ids?: RegExp): void {
  for (const language of languages)
    checkLayout({ language, brand: 'watt', windows, ...(ids === undefined ? {} : { ids }) })
}
