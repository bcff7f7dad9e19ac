import type { ReactNode } from 'react'
import { RowFace, type RowLead } from './rowFace.tsx'

export interface SelectRowProps {
  readonly lead?: RowLead | undefined
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly selected: boolean
  readonly disabled?: boolean | undefined
  readonly onSelect: () => void
}

/** A row of a `RadioGroup`: servers, characters, games. */
export function SelectRow({ lead, title, note, selected, disabled, onSelect }: SelectRowProps) {
  return (
    <button
      type="button"
      role="radio"
      className="list-row"
      aria-checked={selected}
      disabled={disabled}
      onClick={onSelect}
    >
      <RowFace lead={lead} title={title} note={note} end={<span className="radio-mark" />} />
    </button>
  )
}
