import { Button } from '@topup/ui-kit'
import { EmptyState } from '@topup/ui-kit/popups'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'

/** Says that rewards need an account, and offers to log in. Source: spec §6. */
export function LogInForRewards() {
  const { popups } = useServices()
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('rewards.logInTitle')}
      action={
        <Button onClick={() => popups.getState().push({ kind: 'login' })}>{t('destination.logIn')}</Button>
      }
    />
  )
}

/** Says to a guest who sees rewards that they need an account, and offers to log in. Source: decision 80. */
export function LogInToClaim() {
  const { popups } = useServices()
  const { t } = useTranslation()
  return (
    <section className="card card--padded">
      <div className="split-row">
        <b>{t('rewards.logInTitle')}</b>
        <Button size="list" onClick={() => popups.getState().push({ kind: 'login' })}>
          {t('rewards.logInToClaim')}
        </Button>
      </div>
    </section>
  )
}

/** What a guest may see of rewards: `hidden` where the service wants a login, or gives nothing readable. */
export type Preview<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'seen'; readonly value: T }

/**
 * Reads what guests may see of rewards, again whenever `read` changes. A failure says nothing: the page then asks for the
 * login, as it does without a preview. Source: decision 80.
 */
export function usePreview<T>(read: (signal: AbortSignal) => Promise<T | null>): Preview<T> {
  const [preview, setPreview] = useState<Preview<T>>({ kind: 'loading' })
  useEffect(() => {
    const request = new AbortController()
    const show = (value: T | null) => {
      if (!request.signal.aborted) setPreview(value === null ? { kind: 'hidden' } : { kind: 'seen', value })
    }
    read(request.signal)
      .then(show)
      .catch(() => show(null))
    return () => request.abort()
  }, [read])
  return preview
}
