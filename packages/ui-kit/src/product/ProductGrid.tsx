import type { ReactNode } from 'react'
import { RadioGroup } from '../group/RadioGroup.tsx'

export interface ProductGridProps {
  /** Spoken name of the choice, such as the category. */
  readonly label: string
  /** `ProductCard`s. */
  readonly children: ReactNode
}

/** Products of a category as one choice; arrows only move, since choosing opens the recharge. */
export function ProductGrid({ label, children }: ProductGridProps) {
  return (
    <RadioGroup label={label} arrows="focus" className="product-grid">
      {children}
    </RadioGroup>
  )
}
