import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'

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
