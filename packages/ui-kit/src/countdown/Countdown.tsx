import { Fragment } from 'react'

export interface CountdownProps {
  /** Words before the figures, such as "Back in"; may be empty. */
  readonly lead: string
  /** Figures with their unit, largest first: `['2d', '4h', '31m']`. The caller owns the clock and the language. */
  readonly parts: readonly string[]
  /** Words that are read aloud in place of the figures. */
  readonly label?: string | undefined
}

/**
 * Time left; breaks between words and figures, never inside the figures (design.md §8). The caller announces
 * changes.
 */
export function Countdown({ lead, parts, label }: CountdownProps) {
  return (
    <span role="timer" aria-label={label}>
      {lead && <span>{`${lead} `}</span>}
      <bdi className="numeric countdown">
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <span> </span>}
            <span className="countdown__part">{part}</span>
          </Fragment>
        ))}
      </bdi>
    </span>
  )
}
