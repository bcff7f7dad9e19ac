import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconRight, type IconShape } from '../icon/icons.ts'

export interface DestinationRowProps {
  readonly icon: IconShape
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly onPress?: (() => void) | undefined
}

/** A row of the destination card: server and character, the prompt to choose one, or the button to log in. */
export function DestinationRow({ icon, title, note, onPress }: DestinationRowProps) {
  const content = (
    <span className="row-face">
      <span className="lead-icon lead-icon--tinted">
        <Icon of={icon} />
      </span>
      <span>
        <b>{title}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      {onPress && <Icon of={iconRight} />}
    </span>
  )
  if (!onPress) return <div className="destination-row">{content}</div>
  return (
    <button type="button" className="destination-row" aria-haspopup="dialog" onClick={onPress}>
      {content}
    </button>
  )
}
