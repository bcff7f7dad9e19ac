import type { ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'

export interface TimerRingProps {
  /** Time left as drawn inside: "29:41". */
  readonly text: string
  /** Time left read aloud. */
  readonly label: string
  /** Share of the time left, 0..1. */
  readonly share: number
  /** Little time is left, which the figure says too. */
  readonly isUrgent?: boolean
  readonly title: ReactNode
  readonly note?: ReactNode
}

const radius = 42
const round = 2 * Math.PI * radius

/** A ring that empties beside words, for the time that an order stays open. The caller announces changes. */
export function TimerRing({ text, label, share, isUrgent = false, title, note }: TimerRingProps) {
  const left = Math.min(1, Math.max(0, share))
  return (
    <section className={classNames('card timer-ring', isUrgent && 'timer-ring--urgent')}>
      <div className="timer-ring__ring" role="timer" aria-label={label}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r={radius} />
          <circle cx="50" cy="50" r={radius} strokeDasharray={round} strokeDashoffset={round * (1 - left)} />
        </svg>
        <b className="numeric" aria-hidden="true">
          <bdi translate="no">{text}</bdi>
        </b>
      </div>
      <div>
        <h2>{title}</h2>
        {note !== undefined && <p className="small muted">{note}</p>}
      </div>
    </section>
  )
}
