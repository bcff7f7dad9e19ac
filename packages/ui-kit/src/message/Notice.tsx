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
