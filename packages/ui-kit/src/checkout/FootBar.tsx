import type { ReactNode } from 'react'

/** Props of {@link FootBar}. */
export interface FootBarProps {
  /** What the act is about, such as the name of the game that is sold; stands over it. */
  readonly subject?: ReactNode
  readonly children: ReactNode
}

/** Action bar fixed to the foot of a page: the old layout and make-up payment. */
export function FootBar({ subject, children }: FootBarProps) {
  return (
    <div className="foot-bar">
      {subject !== undefined && <p className="foot-of">{subject}</p>}
      {children}
    </div>
  )
}
