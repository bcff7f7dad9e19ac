import { Fragment } from 'react'

/** Props of {@link Countdown}. */
export interface CountdownProps {
  /** Words before the figures, such as "Back in"; may be empty. */
  readonly lead: string
  /** Figures with their unit, largest first: `['2d', '4h', '31m']`. The caller owns the clock and the language. */
  readonly parts: readonly string[]
  /** Figures read aloud as a sentence. */
  readonly label?: string | undefined
}

/** Time left; breaks between words and figures, never inside the figures (design.md §8). Announcing is the caller's. */
export function Countdown({ lead, parts, label }: CountdownProps) {
  return (
    <span role="timer" aria-label={label}>
      {lead && `${lead} `}
      <bdi className="num figures">
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <span className="nowrap">{part}</span>
          </Fragment>
        ))}
      </bdi>
    </span>
  )
}
