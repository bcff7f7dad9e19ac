import type { HTMLAttributes, ReactNode, RefObject } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../base/classNames.ts'
import { iconClose } from '../icon/visitIcons.ts'

/** What a sheet shows. */
export interface SheetContent {
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
  /** Side panel of the wide checkout, in place of the footer from 720 px on; not drawn below. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export interface SheetViewProps extends SheetContent {
  /** Id of the title. */
  readonly id: string
  readonly refs?: SheetRefs
  /** Attributes of the body, when a keyboard has to scroll it (`useScrollRegion`). */
  readonly region?: HTMLAttributes<HTMLElement>
  /** Whether the foot is too high to stay in view as a whole (`useLongFoot`). */
  readonly hasLongFoot?: boolean
}

/** Its elements: all of it, and its parts. */
export interface SheetRefs {
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly header: RefObject<HTMLDivElement | null>
  readonly title: RefObject<HTMLHeadingElement | null>
  readonly body: RefObject<HTMLDivElement | null>
}

/** How a sheet is drawn: without hooks, so that a document can hold it too. */
export function SheetView(props: SheetViewProps) {
  const { note, size, footer, aside, children, id, refs, region, hasLongFoot } = props
  return (
    <div
      ref={refs?.sheet}
      className={classNames(
        'sheet',
        size === 'tall' && 'sheet--tall',
        aside !== undefined && 'sheet--with-aside',
        hasLongFoot && 'sheet--long-foot',
      )}
      role="dialog"
      aria-modal="true"
      aria-labelledby={id}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
    >
      <Header {...props} />
      <div ref={refs?.body} className="sheet__body" {...region}>
        {children}
      </div>
      {footer !== undefined && (
        <div className="sheet__footer" data-foot="">
          {footer}
        </div>
      )}
      {aside !== undefined && <aside className="sheet__aside">{aside}</aside>}
    </div>
  )
}

/** Title and close button, by which a sheet can be dragged. */
function Header({ title, note, closeLabel, onClose, dismissible = true, lead, id, refs }: SheetViewProps) {
  return (
    <div ref={refs?.header} className={classNames('sheet__header', dismissible && 'sheet__header--handle')}>
      <div>{lead}</div>
      <div>
        <h2 id={id} ref={refs?.title} tabIndex={-1}>
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
