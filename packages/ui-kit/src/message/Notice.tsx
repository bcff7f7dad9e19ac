import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconAlert } from '../icon/icons.ts'
import { iconInfo, iconWarn } from '../icon/visitIcons.ts'

const faces = {
  info: { className: 'hint', icon: iconInfo },
  warn: { className: 'hint hint--warn', icon: iconWarn },
  bad: { className: 'hint hint--bad', icon: iconAlert },
} as const

export interface NoticeProps {
  readonly tone?: keyof typeof faces | undefined
  readonly children: ReactNode
}

/** A remark with an icon, under what it is about. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  const { className, icon } = faces[tone]
  return (
    <p className={className}>
      <Icon of={icon} />
      <span>{children}</span>
    </p>
  )
}

export interface EmptyStateProps {
  readonly title: string
  readonly text?: ReactNode
  /** Message picture; left out in small places. */
  readonly picture?: ReactNode
  /** What the player can do: change region, other products. */
  readonly action?: ReactNode
  /** `note` is small: one of several parts of a view. */
  readonly variant?: 'card' | 'plain' | 'note' | undefined
}

const variants = {
  card: 'card message-content message-content--empty',
  plain: 'message-content message-content--empty',
  note: 'card message-content message-content--empty message-content--note',
} as const

/** Says that there is nothing here, and what the player can do. */
export function EmptyState({ title, text, picture, action, variant = 'card' }: EmptyStateProps) {
  return (
    <section className={variants[variant]}>
      {picture}
      <h2>{title}</h2>
      {text !== undefined && <p className="message-text">{text}</p>}
      {action}
    </section>
  )
}
