import type { ReactNode } from 'react'

export interface FootBarProps {
  /** What the action is about, such as the name of the game that is sold; shown above it. */
  readonly subject?: ReactNode
  readonly children: ReactNode
}

/** Action bar fixed to the foot of a page, for the old layout and payment links. */
export function FootBar({ subject, children }: FootBarProps) {
  return (
    <div className="foot-bar" data-foot="">
      {subject !== undefined && <p className="foot-bar__subject">{subject}</p>}
      {children}
    </div>
  )
}
