import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconDown } from '../icon/icons.ts'
import { iconUp } from '../icon/visitIcons.ts'

export interface DisclosureProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** A card of its own (order details), or a row of a list (questions). */
  readonly variant?: 'card' | 'row' | undefined
  readonly startsOpen?: boolean | undefined
}

/** A heading that opens and closes its content; content that a tap opens below the fold is scrolled into view. */
export function Disclosure({ title, children, variant = 'card', startsOpen = false }: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen)
  const id = useId()
  const fold = useRef<HTMLDivElement>(null)
  const isTapped = useRef(false)
  useEffect(() => {
    if (open && isTapped.current) fold.current?.scrollIntoView?.({ block: 'nearest' })
  }, [open])
  return (
    <div ref={fold} className={variant === 'card' ? 'card' : 'disclosure'}>
      <button
        type="button"
        className="disclosure__button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          isTapped.current = true
          setOpen(!open)
        }}
      >
        <span className="row-face row-face--no-lead">
          <span>{title}</span>
          <Icon of={open ? iconUp : iconDown} />
        </span>
      </button>
      {open && (
        <div className="disclosure__content" id={id}>
          {children}
        </div>
      )}
    </div>
  )
}
