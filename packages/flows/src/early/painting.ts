import type { Language } from '@topup/domain'
import type { SeenGroup } from '../features/products/seenGoods.ts'
import type { EarlyStart } from './earlyStart.ts'
import type { EarlyTap } from './earlyVisit.ts'
import type { EarlyVisitor } from './earlyVisitor.ts'
import type { CopyPart } from './fillParts.ts'

/**
 * What is painted. Limits and open orders are not known yet; the store, too, draws the products before it knows
 * them.
 */
export interface Painting {
  readonly visitor: EarlyVisitor
  /** The goods of this moment, or those of the last visit. */
  readonly groups: readonly SeenGroup[]
  readonly language: Language
  readonly artworkUrls: EarlyStart['artworkUrls']
  readonly onTap: (tap: EarlyTap) => void
  /** The parts that the build has drawn by the store's own components. */
  readonly copyPart: CopyPart
}
