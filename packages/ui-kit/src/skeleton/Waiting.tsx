import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'

export interface WaitingProps {
  /** Why it takes long; undefined as long as it does not. */
  readonly line: string | undefined
  readonly action?:
    | { readonly label: string; readonly press: () => void; readonly isBusy: boolean }
    | undefined
  /** The placeholder. */
  readonly children: ReactNode
}

/** A placeholder that says over itself why it takes long, without moving anything (design.md §1, principle 4). */
export function Waiting({ line, action, children }: WaitingProps) {
  return (
    <div className="waiting">
      {children}
      <div className="waiting__place">
        <div className={line === undefined ? undefined : 'waiting__note'}>
          <p role="status">{line}</p>
          {action && (
            <Button size="list" variant="soft" busy={action.isBusy} onClick={action.press}>
              {action.label}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
