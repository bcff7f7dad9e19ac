import { Icon } from '../icon/Icon.tsx'
import { iconClock } from '../icon/icons.ts'
import { IconButton } from '../button/IconButton.tsx'
import { iconClose } from '../icon/visitIcons.ts'
import type { ReactNode } from 'react'

export interface OrderBarProps {
  /** Spoken name of the bar. */
  readonly label: string
  /** How many payments are open, or how one ended. */
  readonly title: string
  /** Product and amount; left out where they are nobody's business. */
  readonly note?: ReactNode
  readonly action: { readonly label: string; readonly press: () => void }
  /** Puts the bar away. */
  readonly close: { readonly label: string; readonly press: () => void }
}

/** A slim bar under the header: a payment that is still open. */
export function OrderBar({ label, title, note, action, close }: OrderBarProps) {
  return (
    <section className="order-bar" aria-label={label}>
      <Icon of={iconClock} />
      <div className="order-bar__text">
        <b>{title}</b>
        {note !== undefined && <small>{note}</small>}
      </div>
      <button type="button" className="order-bar__action" aria-haspopup="dialog" onClick={action.press}>
        {action.label}
      </button>
      <IconButton icon={iconClose} aria-label={close.label} onClick={close.press} />
    </section>
  )
}
