import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconRight } from '../icon/icons.ts'
import { RowFace, type RowLead } from './SelectRow.tsx'

/** What a tap on a row does: open a popup or page by script, follow a link, or nothing. */
export type RowTap =
  | { readonly kind: 'press'; readonly press: () => void; readonly opens?: 'dialog' | undefined }
  | { readonly kind: 'link'; readonly href: string; readonly window?: 'new' | undefined }
  | { readonly kind: 'none' }

export interface ListRowProps {
  readonly lead?: RowLead | undefined
  readonly title: ReactNode
  readonly note?: ReactNode
  /** Value or tag before the arrow. */
  readonly value?: ReactNode
  readonly tap: RowTap
}

/** A row that leads somewhere, with an arrow, or one that only shows information. */
export function ListRow({ lead, title, note, value, tap }: ListRowProps) {
  const end = (
    <span className="list-row__end">
      {typeof value === 'string' ? <span>{value}</span> : value}
      {tap.kind !== 'none' && <Icon of={iconRight} size="s" />}
    </span>
  )
  const face = <RowFace lead={lead} title={title} note={note} end={end} />
  switch (tap.kind) {
    case 'press':
      return (
        <button type="button" className="list-row" aria-haspopup={tap.opens} onClick={tap.press}>
          {face}
        </button>
      )
    case 'link':
      return (
        <a
          className="list-row"
          href={tap.href}
          target={tap.window && '_blank'}
          rel={tap.window && 'noopener noreferrer'}
        >
          {face}
        </a>
      )
    case 'none':
      return <div className="list-row">{face}</div>
  }
}
