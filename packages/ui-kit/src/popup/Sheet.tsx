import { type HTMLAttributes, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { classNames } from '../base/classNames.ts'
import { IconButton } from '../button/Button.tsx'
import { iconClose } from '../icon/visitIcons.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { PopupLayer } from './PopupLayer.tsx'
import { useLongFoot, useScrollRegion } from './useScrollRegion.ts'

/** Props of {@link Sheet}. Open while mounted. */
export type SheetProps = SheetContent

/** A popup that rises from the bottom on phones and is a centred dialog from 960 px on (design.md §4 "Sheet or dialog"). */
export function Sheet(props: SheetProps) {
  const { onClose, dismissible = true } = props
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const region = useScrollRegion(body, id)
  const { header, sheet } = useDragShut(dismissible, onClose)
  const hasLongFoot = useLongFoot(sheet, 'sheet')
  return (
    <PopupLayer titleRef={title} place="bottom" onClose={onClose} dismissible={dismissible}>
      <SheetView
        {...props}
        id={id}
        refs={{ sheet, header, title, body }}
        region={region}
        hasLongFoot={hasLongFoot}
      />
    </PopupLayer>
  )
}

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

/**
 * Placeholder for the fields or rows of a sheet that a document holds: `RowsSkeleton` needs the style sheet of popups. `label` says
 * what is loading, read aloud.
 */
export const SheetSkeleton = ({ label }: { readonly label: string }) => (
  <div className="stack-small" role="status">
    <span className="visually-hidden">{label}</span>
    <Skeleton shape="row" />
    <Skeleton shape="row" />
    <Skeleton shape="row" />
  </div>
)

/** The parts of a sheet that can be dragged shut. */
export interface DraggedSheet {
  readonly header: RefObject<HTMLDivElement | null>
  readonly sheet: RefObject<HTMLDivElement | null>
}

/** Lets the sheet be dragged shut by its header, unless only its own buttons close it. A new `close` does not end a drag. */
function useDragShut(dismissible: boolean, close: () => void): DraggedSheet {
  const header = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(
    () =>
      dismissible && header.current && sheet.current
        ? dragShut(header.current, sheet.current, () => latest.current())
        : undefined,
    [dismissible],
  )
  return { header, sheet }
}

/** A finger that moves less than this, in pixels, is a tap. */
const tapPx = 8
/** A sheet that was dragged this far, in pixels, closes when it is let go. */
const farPx = 120
/** So does one that was let go at this speed, in pixels per millisecond. */
const fast = 0.5
/** From this width on, in pixels, a sheet is a centred dialog without a handle. */
const dialogPx = 960

/** Where a drag began and is now. */
interface Drag {
  readonly from: number
  y: number
  atMs: number
  /** Downward, of the last move. */
  speed: number
}

/**
 * Lets a finger or a mouse drag a sheet shut by its header; what lies under the header scrolls as ever. A sheet that
 * `close` leaves open returns to its place. Touch events, because iOS has pointer events from 13 on; a mouse has no others
 * than pointer events. Returns a function that stops it. Source: design.md §5.
 */
export function dragShut(header: HTMLElement, sheet: HTMLElement, close: () => void): () => void {
  let drag: Drag | null = null
  const place = (transform: string, transition: string) => {
    sheet.style.transition = transition
    sheet.style.transform = transform
  }
  const goBack = () => place('', 'transform var(--dur-2) var(--ease-out)')
  const begin = (y: number, target: EventTarget | null) => {
    const isOnControl = target instanceof Element && target.closest('a,button,input,select,textarea') !== null
    const isFree = window.innerWidth < dialogPx && sheet.scrollTop <= 0
    drag = isFree && !isOnControl ? { from: y, y, atMs: Date.now(), speed: 0 } : null
  }
  const move = (event: Event, y: number) => {
    if (drag === null) return
    const nowMs = Date.now()
    drag.speed = (y - drag.y) / Math.max(1, nowMs - drag.atMs)
    drag.y = y
    drag.atMs = nowMs
    const far = y - drag.from
    if (far > tapPx && event.cancelable) event.preventDefault()
    place(far > tapPx ? `translateY(${far}px)` : '', 'none')
  }
  const end = () => {
    if (drag === null) return
    const { from, y, speed } = drag
    drag = null
    const isShut = y - from > farPx || (y - from > tapPx && speed > fast)
    if (!isShut) return goBack()
    close()
    requestAnimationFrame(goBack)
  }
  const cancel = () => {
    if (drag !== null) goBack()
    drag = null
  }
  const stopTouch = followTouch(header, { begin, move, end, cancel })
  const stopMouse = followMouse(header, { begin, move, end, cancel })
  return () => {
    stopTouch()
    stopMouse()
  }
}

interface Hand {
  readonly begin: (y: number, target: EventTarget | null) => void
  readonly move: (event: Event, y: number) => void
  readonly end: () => void
  readonly cancel: () => void
}

function followTouch(header: HTMLElement, { begin, move, end, cancel }: Hand): () => void {
  const onStart = ({ touches: [touch, another], target }: TouchEvent) => {
    if (touch === undefined || another !== undefined) cancel()
    else begin(touch.clientY, target)
  }
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches
    if (touch !== undefined) move(event, touch.clientY)
  }
  header.addEventListener('touchstart', onStart, { passive: true })
  header.addEventListener('touchmove', onMove, { passive: false })
  header.addEventListener('touchend', end)
  header.addEventListener('touchcancel', cancel)
  return () => {
    header.removeEventListener('touchstart', onStart)
    header.removeEventListener('touchmove', onMove)
    header.removeEventListener('touchend', end)
    header.removeEventListener('touchcancel', cancel)
  }
}

function followMouse(header: HTMLElement, { begin, move, end, cancel }: Hand): () => void {
  const isMouse = ({ pointerType, buttons }: PointerEvent) => pointerType === 'mouse' && buttons === 1
  const onDown = (event: PointerEvent) => {
    if (isMouse(event)) begin(event.clientY, event.target)
  }
  const onMove = (event: PointerEvent) => {
    if (isMouse(event)) move(event, event.clientY)
  }
  const onUp = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') end()
  }
  header.addEventListener('pointerdown', onDown)
  document.addEventListener('pointermove', onMove)
  document.addEventListener('pointerup', onUp)
  document.addEventListener('pointercancel', cancel)
  return () => {
    header.removeEventListener('pointerdown', onDown)
    document.removeEventListener('pointermove', onMove)
    document.removeEventListener('pointerup', onUp)
    document.removeEventListener('pointercancel', cancel)
  }
}
