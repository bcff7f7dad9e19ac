import type { ReactNode } from 'react'

export interface SectionTitleProps {
  readonly children: ReactNode
  /** A small note or a control at the end of the line. */
  readonly end?: ReactNode
  /** `h2` on pages, `h3` inside popups. */
  readonly as?: 'h2' | 'h3' | undefined
  readonly id?: string | undefined
}

/** Heading of a section, with an optional note or control beside it. */
export function SectionTitle({ children, end, as: Heading = 'h2', id }: SectionTitleProps) {
  return (
    <div className="section-title">
      <Heading id={id}>{children}</Heading>
      {typeof end === 'string' ? <small>{end}</small> : end}
    </div>
  )
}
