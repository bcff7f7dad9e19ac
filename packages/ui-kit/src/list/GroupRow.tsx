import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconDown } from '../icon/icons.ts'
import { iconUp } from '../icon/visitIcons.ts'
import { RowFace, type RowLead } from './SelectRow.tsx'

export interface GroupRowProps {
  readonly lead?: RowLead | undefined
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** The rows in the group; in the document only while it is open. */
  readonly children: ReactNode
}

/** A row that opens to show more rows, such as a game and its editions; the caller decides which one is open. */
export function GroupRow({ lead, title, note, isOpen, onToggle, children }: GroupRowProps) {
  return (
    <div className="group-row">
      <button type="button" className="list-row" aria-expanded={isOpen} onClick={onToggle}>
        <RowFace
          lead={lead}
          title={title}
          note={note}
          end={<Icon of={isOpen ? iconUp : iconDown} size="s" />}
        />
      </button>
      {isOpen && children}
    </div>
  )
}

/** A single row among `GroupRow`s, as high as they are. */
export function GroupItem({ children }: { readonly children: ReactNode }) {
  return <div className="group-row">{children}</div>
}
