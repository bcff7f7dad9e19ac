import { useId, useState, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconDown } from '../icon/icons.ts'
import { iconUp } from '../icon/moreIcons.ts'

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** A card of its own (order details), or a row of a list (questions). */
  readonly look?: 'card' | 'row' | undefined
  readonly startsOpen?: boolean | undefined
}

/** A heading that opens and closes what is under it. */
export function Disclosure({ title, children, look = 'card', startsOpen = false }: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <div className={look === 'card' ? 'card' : 'fold'}>
      <button
        type="button"
        className="fold-h"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="row row--end">
          <span>{title}</span>
          <Icon of={open ? iconUp : iconDown} />
        </span>
      </button>
      {open && (
        <div className="fold-b" id={id}>
          {children}
        </div>
      )}
    </div>
  )
}
