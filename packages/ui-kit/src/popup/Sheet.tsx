import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../base/classNames.ts'
import { iconClose } from '../icon/moreIcons.ts'
import { PopupLayer } from './PopupLayer.tsx'
import { useDragShut } from './useDragShut.ts'
import { useScrollRegion } from './useScrollRegion.ts'

/** Props of {@link Sheet}. Open while mounted. */
export interface SheetProps {
  readonly title: ReactNode
  /** A line under the title: what the popup is a part of. */
  readonly note?: ReactNode
  /** Spoken name of the close button. */
  readonly closeLabel: string
  readonly onClose: () => void
  /** `false`: no close button, no handle, Escape and the overlay do nothing. */
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
  const { note, onClose, dismissible = true, size, footer, aside, children } = props
  const id = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const region = useScrollRegion(bodyRef, id)
  const { header, sheet } = useDragShut(dismissible, onClose)
  return (
    <PopupLayer titleRef={titleRef} place="bottom" onClose={onClose} dismissible={dismissible}>
      <div
        ref={sheet}
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
        <SheetHeader {...props} id={id} titleRef={titleRef} headerRef={header} />
        <div ref={bodyRef} className="sheet__body" {...region}>
          {children}
        </div>
        {footer !== undefined && (
          <div className="sheet__footer" data-foot="">
            {footer}
          </div>
        )}
        {aside !== undefined && <aside className="sheet__aside">{aside}</aside>}
      </div>
    </PopupLayer>
  )
}

type SheetHeaderProps = Pick<
  SheetProps,
  'title' | 'note' | 'closeLabel' | 'onClose' | 'dismissible' | 'lead'
> & {
  readonly id: string
  readonly titleRef: RefObject<HTMLHeadingElement | null>
  readonly headerRef: RefObject<HTMLDivElement | null>
}

/** Title and close button, by which a sheet can be dragged. */
function SheetHeader(props: SheetHeaderProps) {
  const { title, note, closeLabel, onClose, dismissible = true, lead, id, titleRef, headerRef } = props
  return (
    <div ref={headerRef} className={classNames('sheet__header', dismissible && 'sheet__header--handle')}>
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
  )
}
