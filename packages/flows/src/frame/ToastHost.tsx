import { useEffect, useState } from 'react'
import { lazyComponent } from '../store/lazyComponent.tsx'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import { whenIdle } from '../platform/whenIdle.ts'

const toastList = lazyComponent(
  () => import('./ToastList.tsx').then((module) => module.ToastList),
  undefined,
  'leftOut',
)

/**
 * Shows the short messages of the store. Their code loads when the page is idle, so that the live region exists
 * before the first message, or with the first message.
 */
export function ToastHost() {
  const { toasts } = useServices()
  const hasMessages = useSelected(toasts, (state) => state.messages.length > 0)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (hasMessages || isIdle) && <toastList.Part />
}
