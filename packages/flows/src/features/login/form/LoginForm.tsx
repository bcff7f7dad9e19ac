import { Button } from '@topup/ui-kit'
import { Notice } from '@topup/ui-kit/popups'
import type { FormEvent } from 'react'
import { fullNameOf } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { LoginFields } from './LoginFields.tsx'
import type { Credentials } from './logIn.ts'
import { canSubmit } from './loginTabs.ts'
import type { LoginTab } from './loginTabs.ts'
import type { LoginProgress } from './useLogin.ts'

/** Name and password with their button; errors are shown under the fields, and what was typed stays. */
export function LoginForm(props: {
  readonly tab: LoginTab
  readonly typed: Credentials
  readonly progress: LoginProgress
  readonly onType: (credentials: Credentials) => void
  readonly onSubmit: () => void
}) {
  const { tab, typed, progress, onType, onSubmit } = props
  const { session } = useServices()
  const { t } = useTranslation()
  const game = useSelected(session, (state) => state.game)
  const isReady = canSubmit(tab, typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onSubmit()
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <LoginFields tab={tab} typed={typed} isLocked={progress.kind === 'sending'} onType={onType} />
      <Failure tab={tab} progress={progress} />
      {tab === 'account' && game !== null && <Notice>{t('login.note', { game: fullNameOf(game) })}</Notice>}
      <Button type="submit" disabled={!isReady} busy={progress.kind === 'sending'}>
        {t('destination.logIn')}
      </Button>
    </form>
  )
}

/** The live region is always in the document, so that changes in it are read aloud. */
function Failure({ tab, progress }: { readonly tab: LoginTab; readonly progress: LoginProgress }) {
  const { t } = useTranslation()
  const text = () => {
    if (progress.kind !== 'failed') return null
    if (progress.outcome.kind === 'unreachable') return t('error.network')
    return progress.outcome.message ?? t(tab === 'card' ? 'login.cardFailed' : 'login.failed')
  }
  const said = text()
  return (
    <div role="alert">
      {said !== null && (
        <Notice tone="bad">
          <bdi>{said}</bdi>
        </Notice>
      )}
    </div>
  )
}
