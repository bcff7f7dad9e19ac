import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { standClear } from './standClear.ts'
import { Toast, type ToastMessage } from './Toast.tsx'

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
 * and reachable while one is open. Both live regions are always in the document so that what enters them is announced, errors
 * immediately. `onDismiss` and `wait` should keep their identity between renders, since new ones restart the
 * clock.
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
