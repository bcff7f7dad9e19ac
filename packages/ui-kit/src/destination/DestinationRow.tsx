import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { type IconShape, iconRight } from '../icon/icons.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'

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

/** Placeholder for the destination card, in its final size. `children` is the row under the game where it is known already. */
export function DestinationSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="card destination">
      <div className="destination__hero destination__hero--loading" aria-hidden="true">
        <span className="row-face">
          <Skeleton shape="game-picture" />
          <Skeleton shape="game-name" />
        </span>
      </div>
      {children ?? <RowSkeleton />}
    </div>
  )
}

const RowSkeleton = () => (
  <div className="destination-row" aria-hidden="true">
    <span className="row-face">
      <Skeleton shape="row-icon" />
      <Skeleton shape="row-title" />
    </span>
  </div>
)
