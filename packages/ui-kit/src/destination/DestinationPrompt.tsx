import type { ReactNode } from 'react'

export interface DestinationPromptProps {
  readonly title: ReactNode
  readonly note?: ReactNode
  /** The button that answers the prompt. */
  readonly action: ReactNode
}

/** Asks for what is still missing: to log in, or to choose a character. */
export function DestinationPrompt({ title, note, action }: DestinationPromptProps) {
  return (
    <div className="destination-row">
      <span className="destination-prompt">
        <span>
          <b>{title}</b>
          {note !== undefined && <small>{note}</small>}
        </span>
        {action}
      </span>
    </div>
  )
}
