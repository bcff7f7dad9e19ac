import type { ComponentType } from 'react'

/** What a brand draws itself. */
export interface Artwork {
  /** The scene behind the destination card. */
  readonly Hero: ComponentType
  /** The store's mark. */
  readonly Mark: ComponentType
}
