import type { ReactNode } from 'react'
import { type ArrowKeys, RadioGroup } from '../group/RadioGroup.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'

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

/** Rows on one card. */
export function List({ children }: { readonly children: ReactNode }) {
  return <div className="list">{children}</div>
}

const variants = { card: 'list', nested: 'group-row__choices', plain: undefined } as const

export interface RadioListProps {
  /** Spoken name of the choice. */
  readonly label: string
  readonly arrows?: ArrowKeys | undefined
  /** `card` is a list of its own, `nested` stands in an open `GroupRow`, `plain` in a list. */
  readonly variant?: keyof typeof variants | undefined
  readonly children: ReactNode
}

/** A radio group of `SelectRow`s. */
export function RadioList({ label, arrows, variant = 'card', children }: RadioListProps) {
  return (
    <RadioGroup label={label} arrows={arrows} className={variants[variant]}>
      {children}
    </RadioGroup>
  )
}

/** Picture at the start of a row: an icon in a tile, or a node of its own such as `GamePicture`. */
export type RowLead =
  | { readonly kind: 'icon'; readonly icon: IconShape; readonly tone?: 'tint' | undefined }
  | { readonly kind: 'node'; readonly node: ReactNode }

/** What rows show. */
export interface RowFaceProps {
  readonly lead?: RowLead | undefined
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly end?: ReactNode
}

function Lead({ lead }: { readonly lead: RowLead }) {
  if (lead.kind === 'node') return lead.node
  return (
    <span className={lead.tone ? 'lead-icon lead-icon--tinted' : 'lead-icon'}>
      <Icon of={lead.icon} size="s" />
    </span>
  )
}

/** Lead, title with note, end: the inside of every row. */
export function RowFace({ lead, title, note, end }: RowFaceProps) {
  return (
    <span className={lead ? 'row-face' : 'row-face row-face--no-lead'}>
      {lead && <Lead lead={lead} />}
      <span>
        <b>{title}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      {end}
    </span>
  )
}
