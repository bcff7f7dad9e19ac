import type { ReactNode } from 'react'
import { RadioGroup } from '../group/RadioGroup.tsx'
import type { ArrowKeys } from '../group/useRovingFocus.ts'

const variants = { card: 'list', nested: 'group-row__choices', plain: undefined } as const

export interface RadioListProps {
  /** Spoken name of the choice. */
  readonly label: string
  readonly arrows?: ArrowKeys | undefined
  /** `card` is a list of its own, `nested` stands in an open `GroupRow`, `plain` in a list. */
  readonly variant?: keyof typeof variants | undefined
  readonly children: ReactNode
}

/** A radio group of `SelectRow`s. */
export function RadioList({ label, arrows, variant = 'card', children }: RadioListProps) {
  return (
    <RadioGroup label={label} arrows={arrows} className={variants[variant]}>
      {children}
    </RadioGroup>
  )
}
