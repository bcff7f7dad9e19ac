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
