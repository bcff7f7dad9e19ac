import { ToastRegion } from '@topup/ui-kit/popups'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import { useOfflineNotice } from './useOfflineNotice.ts'

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
