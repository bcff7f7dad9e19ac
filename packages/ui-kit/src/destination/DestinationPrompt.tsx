import type { ReactNode } from 'react'

/** Props of {@link DestinationPrompt}. */
export interface DestinationPromptProps {
  readonly title: ReactNode
  readonly note?: ReactNode
  /** The button that answers the prompt. */
  readonly action: ReactNode
}

/** Asks for what is still missing: to log in, or to choose a role. */
export function DestinationPrompt({ title, note, action }: DestinationPromptProps) {
  return (
    <div className="dest-row">
      <span className="dest-ask">
        <span>
          <b>{title}</b>
          {note !== undefined && <small>{note}</small>}
        </span>
        {action}
      </span>
    </div>
  )
}
