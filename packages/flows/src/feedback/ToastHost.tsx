import { lazy, Suspense, useEffect, useState } from 'react'
import { useSelected, useServices } from '../app/servicesContext.tsx'
import { whenIdle } from '../platform/whenIdle.ts'

const ToastList = lazy(() => import('./ToastList.tsx').then((module) => ({ default: module.ToastList })))

/**
 * The short messages of the store. Their code comes when the page is idle, so that the live region stands before it
 * has something to say, or with the first message.
 */
export function ToastHost() {
  const { toasts } = useServices()
  const hasMessages = useSelected(toasts, (state) => state.messages.length > 0)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return <Suspense fallback={null}>{(hasMessages || isIdle) && <ToastList />}</Suspense>
}
