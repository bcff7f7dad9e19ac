import { contrast } from '@topup/ui-kit/theme'
import type { ThemeTokens, TokenName } from '@topup/ui-kit/theme'

/** A colour, what it stands on, and the least ratio between them: 4.5 for text, 3 for controls (WCAG 2.2 AA). */
interface ContrastPair {
  readonly front: TokenName
  readonly back: TokenName
  readonly least: 3 | 4.5
}

/** The pairs that the components use. */
export const contrastPairs: readonly ContrastPair[] = [
  { front: 'text', back: 'bg', least: 4.5 },
  { front: 'text-2', back: 'surface-1', least: 4.5 },
  { front: 'text-2', back: 'tint-soft', least: 4.5 },
  { front: 'text-2', back: 'accent-soft', least: 4.5 },
  { front: 'text-3', back: 'surface-2', least: 4.5 },
  { front: 'on-tint', back: 'tint-fill', least: 4.5 },
  { front: 'on-tint', back: 'tint-press', least: 4.5 },
  { front: 'tint-text', back: 'tint-soft', least: 4.5 },
  { front: 'tint-text', back: 'bg', least: 4.5 },
  { front: 'on-accent', back: 'accent-fill', least: 4.5 },
  { front: 'accent-text', back: 'accent-soft', least: 4.5 },
  { front: 'text', back: 'success-soft', least: 4.5 },
  { front: 'text-2', back: 'success-soft', least: 4.5 },
  { front: 'text', back: 'warn-soft', least: 4.5 },
  { front: 'text-2', back: 'warn-soft', least: 4.5 },
  { front: 'text', back: 'danger-soft', least: 4.5 },
  { front: 'text-2', back: 'danger-soft', least: 4.5 },
  { front: 'success-text', back: 'success-soft', least: 4.5 },
  { front: 'warn-text', back: 'warn-soft', least: 4.5 },
  { front: 'danger-text', back: 'danger-soft', least: 4.5 },
  { front: 'on-success', back: 'success-fill', least: 4.5 },
  { front: 'on-warn', back: 'warn-fill', least: 4.5 },
  { front: 'on-danger', back: 'danger-fill', least: 4.5 },
  { front: 'on-danger', back: 'danger-press', least: 4.5 },
  { front: 'on-hero', back: 'hero-1', least: 4.5 },
  { front: 'on-hero-2', back: 'hero-1', least: 4.5 },
  { front: 'vip-ink', back: 'vip-1', least: 4.5 },
  { front: 'vip-gold', back: 'vip-1', least: 4.5 },
  { front: 'tint-ui', back: 'surface-1', least: 3 },
  { front: 'tint-ui', back: 'surface-3', least: 3 },
  { front: 'accent-ui', back: 'surface-1', least: 3 },
  { front: 'border-strong', back: 'surface-1', least: 3 },
  { front: 'focus', back: 'bg', least: 3 },
]

/** A pair in one theme: what it reaches, 1 to 21. */
export const ratioOf = (tokens: ThemeTokens, { front, back }: ContrastPair): number =>
  contrast(tokens[front], tokens[back])

/** How a pair is called. */
export const pairName = ({ front, back }: ContrastPair): string => `${front} on ${back}`
