import { useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../base/classNames.ts'
import { iconClose } from '../icon/moreIcons.ts'
import { PopupLayer } from './PopupLayer.tsx'

/** Props of {@link Sheet}. Open while mounted. */
export interface SheetProps {
  readonly title: ReactNode
  /** A line under the title: what the popup is a part of. */
  readonly note?: ReactNode
  /** Spoken name of the close button. */
  readonly closeLabel: string
  readonly onClose: () => void
  /** `false`: no close button, Escape and the overlay do nothing. */
  readonly dismissible?: boolean | undefined
  /** `tall` keeps its height on phones while its content changes. */
  readonly size?: 'fit' | 'tall' | undefined
  /** Control at the start of the title bar: back, history. */
  readonly lead?: ReactNode
  /** Action bar above the safe area. */
  readonly footer?: ReactNode
  /** Side panel of the wide checkout, in place of the footer from 960 px on; not drawn below. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A popup that rises from the bottom on phones and is a centred dialog from 960 px on (design.md §4 "Sheet or dialog"). */
export function Sheet(props: SheetProps) {
  const { title, note, closeLabel, onClose, dismissible = true, size, lead, footer, aside, children } = props
  const id = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  return (
    <PopupLayer titleRef={titleRef} place="bottom" onClose={onClose} dismissible={dismissible}>
      <div
        className={classNames(
          'sheet',
          size === 'tall' && 'sheet--tall',
          aside !== undefined && 'sheet--with-aside',
        )}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      >
        <div className="sheet__header">
          <div>{lead}</div>
          <div>
            <h2 id={id} ref={titleRef} tabIndex={-1}>
              {title}
            </h2>
            {note !== undefined && (
              <p className="sheet__note" id={`${id}-note`}>
                {note}
              </p>
            )}
          </div>
          {dismissible && (
            <IconButton icon={iconClose} aria-label={closeLabel} className="sheet__close" onClick={onClose} />
          )}
        </div>
        <div className="sheet__body">{children}</div>
        {footer !== undefined && <div className="sheet__footer">{footer}</div>}
        {aside !== undefined && <aside className="sheet__aside">{aside}</aside>}
      </div>
    </PopupLayer>
  )
}
