import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../store/servicesContext.tsx'
import { isOffline } from '../platform/device.ts'

/**
 * Shows a notice as long as the device is offline; what failed is loaded again when the network is back.
 * Source: faults B-03.
 */
export function useOfflineNotice(): void {
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
