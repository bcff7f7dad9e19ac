import { ToastRegion } from '@topup/ui-kit/popups'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../platform/device.ts'
import { useSelected, useServices } from '../store/servicesContext.tsx'

/** The short messages that are on screen. */
export function ToastList() {
  const { toasts, clock } = useServices()
  const { t } = useTranslation()
  useOfflineNotice()
  const messages = useSelected(toasts, (state) => state.messages)
  const dismiss = useCallback((id: string) => toasts.getState().dismiss(Number(id)), [toasts])
  const wait = useCallback<typeof clock.wait>((delayMs, signal) => clock.wait(delayMs, signal), [clock])
  return (
    <ToastRegion
      toasts={messages.map(({ id, tone, text }) => ({ id: String(id), kind: tone, text }))}
      dismissLabel={t('common.dismiss')}
      onDismiss={dismiss}
      wait={wait}
    />
  )
}

/**
 * Shows a notice as long as the device is offline; what failed is loaded again when the network is back.
 * Source: faults B-03.
 */
function useOfflineNotice(): void {
  const { toasts } = useServices()
  const { t } = useTranslation()
  const text = t('error.offline')
  useEffect(() => {
    const say = () => toasts.getState().show('error', text)
    const takeBack = () => {
      for (const message of toasts.getState().messages) {
        if (message.text === text) toasts.getState().dismiss(message.id)
      }
    }
    if (isOffline()) say()
    window.addEventListener('offline', say)
    window.addEventListener('online', takeBack)
    return () => {
      window.removeEventListener('offline', say)
      window.removeEventListener('online', takeBack)
    }
  }, [toasts, text])
}
