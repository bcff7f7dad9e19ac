import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconCheckFilled } from '../icon/moreIcons.ts'

/** Says that a reward was taken: a check and a word. */
export function DoneMark({ children }: { readonly children: ReactNode }) {
  return (
    <span className="done-mark">
      <Icon of={iconCheckFilled} />
      <span>{children}</span>
    </span>
  )
}
