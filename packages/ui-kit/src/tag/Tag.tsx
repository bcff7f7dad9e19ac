import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'

/** Meaning of a tag; always said by its word too, never by colour alone. */
export type TagTone = 'plain' | 'coupon' | 'tint' | 'good' | 'warn' | 'bad'

export interface TagProps {
  readonly tone?: TagTone | undefined
  readonly icon?: IconShape | undefined
  readonly children: ReactNode
}

/** A small word about the thing that it is placed on. */
export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span className={tone === 'plain' ? 'tag' : `tag tag--${tone}`}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </span>
  )
}
