import type { ReactNode } from 'react'
import { useRovingFocus, type ArrowKeys } from './useRovingFocus.ts'

export interface RadioGroupProps {
  /** Spoken name of the choice. */
  readonly label: string
  /** `select` (default) chooses as the arrows move; `focus` only moves, for choices that open something. */
  readonly arrows?: ArrowKeys | undefined
  readonly className?: string | undefined
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/** A `radiogroup` whose children carry `role="radio"`: servers, methods, products, languages. */
export function RadioGroup({ label, arrows = 'select', className, busy, children }: RadioGroupProps) {
  const roving = useRovingFocus('radio', arrows)
  return (
    <div {...roving} className={className} role="radiogroup" aria-label={label} aria-busy={busy || undefined}>
      {children}
    </div>
  )
}
