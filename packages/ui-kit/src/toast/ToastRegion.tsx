import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { iconAlert, iconCheck } from '../icon/icons.ts'
import { iconClose, iconInfo } from '../icon/visitIcons.ts'

/** How long a success or info toast stays, in milliseconds; errors stay until dismissed (design.md §4 "Toast"). */
const toastStayMs = 4000

export interface ToastRegionProps {
  /** Oldest first; the caller keeps the list. */
  readonly toasts: readonly ToastMessage[]
  readonly dismissLabel: string
  readonly onDismiss: (id: string) => void
  /** How time passes: resolves after so many milliseconds, rejects when aborted. */
  readonly wait: (delayMs: number, signal: AbortSignal) => Promise<void>
}

type TimedToastProps = Pick<ToastRegionProps, 'dismissLabel' | 'onDismiss' | 'wait'> & {
  readonly toast: ToastMessage
}

function TimedToast({ toast, dismissLabel, onDismiss, wait }: TimedToastProps) {
  const { id, kind } = toast
  useEffect(() => {
    if (kind === 'error') return undefined
    const gone = new AbortController()
    wait(toastStayMs, gone.signal).then(
      () => onDismiss(id),
      () => undefined,
    )
    return () => gone.abort()
  }, [id, kind, onDismiss, wait])
  return <Toast toast={toast} dismissLabel={dismissLabel} onDismiss={onDismiss} />
}

/**
 * Where toasts appear: above the bar at the foot of a page, under the header on wide screens, at the top over an open popup,
 * where a finger reaches it and Escape dismisses the newest error (`PopupLayer`), because Tab stays inside the popup. Both live regions
 * are always in the document so that what enters them is announced, errors immediately. `onDismiss` and `wait` should keep their
 * identity between renders, since new ones restart the clock.
 */
export function ToastRegion({ toasts, ...rest }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  const isEmpty = toasts.length === 0
  useLayoutEffect(
    () => (isEmpty || region.current === null ? undefined : standClear(region.current)),
    [isEmpty],
  )
  const show = (kind: 'error' | 'calm') =>
    toasts
      .filter((toast) => (toast.kind === 'error') === (kind === 'error'))
      .map((toast) => <TimedToast key={toast.id} toast={toast} {...rest} />)
  return createPortal(
    <div ref={region} className="toast-region" data-live="">
      <div role="alert">{show('error')}</div>
      <div role="status">{show('calm')}</div>
    </div>,
    document.body,
  )
}

const icons = { success: iconCheck, error: iconAlert, info: iconInfo } as const

/** One short message. */
export interface ToastMessage {
  readonly id: string
  readonly kind: keyof typeof icons
  readonly text: string
}

export interface ToastProps {
  readonly toast: ToastMessage
  readonly dismissLabel: string
  readonly onDismiss: (id: string) => void
}

/** Icon, one sentence, dismiss. */
export function Toast({ toast, dismissLabel, onDismiss }: ToastProps) {
  return (
    <div className={`toast toast--${toast.kind}`}>
      <span className="toast__icon">
        <Icon of={icons[toast.kind]} />
      </span>
      <span>
        <bdi>{toast.text}</bdi>
      </span>
      <IconButton
        icon={iconClose}
        iconSize="s"
        aria-label={dismissLabel}
        onClick={() => onDismiss(toast.id)}
      />
    </div>
  )
}

/** A bar that leaves less of the window than this free is not stood on: there would be no room for a message. */
const mostOfWindow = 0.6

/** An open popup, but none that is on its way out. The popups' own list is not asked: it would come with the first visit. */
const openPopup = 'body > :not([aria-hidden]) > [aria-modal]'

/** The height in pixels of the bar at the foot of the page; null without one. */
function footPx(page: Document, windowPx: number): number | null {
  const heights = [...page.querySelectorAll<HTMLElement>('[data-foot]')].map((foot) => foot.offsetHeight)
  const [top] = heights.reverse().filter((height) => height > 0)
  return top === undefined || top > windowPx * mostOfWindow ? null : top
}

/**
 * Lets a region stand clear of what the player needs, also when a popup opens or closes under it: at the top of the window
 * while a popup is open, whose fields and buttons it would hide, else above the bar at the foot of the page, by its property
 * `--floor`. Returns a function that stops it.
 */
export function standClear(region: HTMLElement): () => void {
  const page = region.ownerDocument
  const place = () => {
    region.classList.toggle('toast-region--over-layer', page.querySelector(openPopup) !== null)
    const foot = footPx(page, window.innerHeight)
    if (foot === null) region.style.removeProperty('--floor')
    else region.style.setProperty('--floor', `${foot}px`)
  }
  place()
  // Popups are children of the body; what is in the bar comes later.
  const changes = new MutationObserver(place)
  changes.observe(page.body, { childList: true, subtree: true })
  window.addEventListener('resize', place)
  return () => {
    changes.disconnect()
    window.removeEventListener('resize', place)
  }
}
