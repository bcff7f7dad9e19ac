import type { ReactNode } from 'react'
import { FootBar } from '../checkout/FootBar.tsx'

export interface ResultCardProps {
  readonly title: string
  /** `ResultMark`. */
  readonly mark?: ReactNode
  readonly text?: ReactNode
  /** Receipt, tips or anything under the words. */
  readonly children?: ReactNode
  /** `Buttons`: drawn at the foot of the page. */
  readonly actions: ReactNode
}

/** The state of an order, as a page of the old layout shows it; a change is read aloud. */
export function ResultCard({ title, mark, text, children, actions }: ResultCardProps) {
  return (
    <>
      <section className="card result-card">
        {mark}
        <div role="status">
          <h2>{title}</h2>
          {text !== undefined && <p className="muted">{text}</p>}
        </div>
        {children}
      </section>
      <FootBar>{actions}</FootBar>
    </>
  )
}
