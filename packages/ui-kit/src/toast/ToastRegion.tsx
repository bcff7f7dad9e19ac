import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toast, type ToastMessage } from './Toast.tsx'

/** How long a success or info toast stays, in milliseconds; errors stay until dismissed (design.md §4 "Toast"). */
export const toastStayMs = 4000

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Oldest first; the caller keeps the list. */
  readonly toasts: readonly ToastMessage[]
  readonly dismissLabel: string
  readonly onDismiss: (id: string) => void
}

function useTimedDismissal(toast: ToastMessage, onDismiss: (id: string) => void) {
  const { id, kind } = toast
  useEffect(() => {
    if (kind === 'error') return undefined
    const timer = setTimeout(() => onDismiss(id), toastStayMs)
    return () => clearTimeout(timer)
  }, [id, kind, onDismiss])
}

function TimedToast(
  props: Pick<ToastRegionProps, 'dismissLabel' | 'onDismiss'> & { readonly toast: ToastMessage },
) {
  useTimedDismissal(props.toast, props.onDismiss)
  return <Toast {...props} />
}

/**
 * Where toasts appear: above the bottom bar, under the header on wide screens, over popups and in their reach.
 * Both live regions are always in the document so that what enters them is announced; errors at once.
 * `onDismiss` should keep its identity between renders, since a new one restarts the clock.
 */
export function ToastRegion({ toasts, dismissLabel, onDismiss }: ToastRegionProps) {
  const show = (kind: 'error' | 'calm') =>
    toasts
      .filter((toast) => (toast.kind === 'error') === (kind === 'error'))
      .map((toast) => (
        <TimedToast key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={onDismiss} />
      ))
  return createPortal(
    <div className="toasts" data-live="">
      <div role="alert">{show('error')}</div>
      <div role="status">{show('calm')}</div>
    </div>,
    document.body,
  )
}
