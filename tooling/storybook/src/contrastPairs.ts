import type { TokenName } from '@topup/ui-kit/theme'

/** A colour, what it stands on, and the least ratio between them: 4.5 for text, 3 for controls (WCAG 2.2 AA). */
export interface ContrastPair {
  readonly front: TokenName
  readonly back: TokenName
  readonly least: 3 | 4.5
}

/** The pairs that the components use. */
export const contrastPairs: readonly ContrastPair[] = [
  { front: 'text', back: 'bg', least: 4.5 },
  { front: 'text-2', back: 'surface-1', least: 4.5 },
  { front: 'text-2', back: 'tint-soft', least: 4.5 },
  { front: 'text-3', back: 'surface-2', least: 4.5 },
  { front: 'on-tint', back: 'tint-fill', least: 4.5 },
  { front: 'tint-text', back: 'tint-soft', least: 4.5 },
  { front: 'on-accent', back: 'accent-fill', least: 4.5 },
  { front: 'accent-text', back: 'accent-soft', least: 4.5 },
  { front: 'success-text', back: 'success-soft', least: 4.5 },
  { front: 'warn-text', back: 'warn-soft', least: 4.5 },
  { front: 'danger-text', back: 'danger-soft', least: 4.5 },
  { front: 'on-danger', back: 'danger-fill', least: 4.5 },
  { front: 'on-hero', back: 'hero-1', least: 4.5 },
  { front: 'tint-ui', back: 'surface-1', least: 3 },
  { front: 'border-strong', back: 'surface-1', least: 3 },
  { front: 'focus', back: 'bg', least: 3 },
]
