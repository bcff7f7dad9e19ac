import type { ComponentType } from 'react'

/** What a brand draws itself. */
export interface Artwork {
  /** Draws the scene behind the destination card. */
  readonly Hero: ComponentType
  /** Draws the store's mark. */
  readonly Mark: ComponentType
  /** Draws the store's name in the header; without it the name is written. */
  readonly Wordmark?: ComponentType | undefined
}
