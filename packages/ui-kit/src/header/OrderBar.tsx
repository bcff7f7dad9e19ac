import { IconButton } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { iconCheck, iconClock } from '../icon/icons.ts'
import { iconClose, iconWarn } from '../icon/visitIcons.ts'
import type { ReactNode } from 'react'

const icons = { open: iconClock, success: iconCheck, fail: iconWarn } as const

export interface OrderBarProps {
  /** Spoken name of the bar. */
  readonly label: string
  /** What the bar is about: payments that are open, or how one ended. */
  readonly about?: keyof typeof icons
  /** How many payments are open, or how one ended. */
  readonly title: string
  /** Product and amount; left out where they are nobody's business. */
  readonly note?: ReactNode
  readonly action: { readonly label: string; readonly press: () => void }
  /** Puts the bar away. */
  readonly close: { readonly label: string; readonly press: () => void }
}

/** A slim bar under the header: a payment that is still open, or has ended. */
export function OrderBar({ label, about = 'open', title, note, action, close }: OrderBarProps) {
  return (
    <section className={`order-bar order-bar--${about}`} aria-label={label}>
      <Icon of={icons[about]} />
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
