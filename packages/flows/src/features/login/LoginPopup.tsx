import { fullNameOf } from '@topup/domain'
import { Button } from '@topup/ui-kit'
import { Notice, Sheet, TabList, TabPanel } from '@topup/ui-kit/popups'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberLoginPassword } from '../../store/loginPasswords.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { StepLine } from '../games/StepLine.tsx'
import { type IntentStep, continueAfterLogin } from '../games/continueIntent.ts'
import { trackLogin } from '../tracking/trackLogin.ts'
import { LoginFields, type LoginTab, canSubmit, credentialsOf } from './form/LoginFields.tsx'
import { type Credentials, type LoginOutcome, logIn } from './form/logIn.ts'
import { SocialSignIn } from './social/SocialSignIn.tsx'

const panelId = 'login-panel'
const empty: Credentials = { name: '', secret: '' }

/**
 * Log in with a game account or a prepaid card. What is typed is kept only while the popup is open. With a `step` the login
 * leads on to the product. Source: spec §2 "Login", decision 70.
 */
export function LoginPopup(props: { readonly step?: IntentStep | undefined; readonly onClose: () => void }) {
  const { step, onClose } = props
  const services = useServices()
  const { t } = useTranslation()
  const [tab, setTab] = useState<LoginTab>('account')
  const [typed, setTyped] = useState<Readonly<Record<LoginTab, Credentials>>>({ account: empty, card: empty })
  const login = useLogin(() => {
    trackLogin(services, tab)
    if (step === undefined) onClose()
    else void continueAfterLogin(services, step)
  })

  const choose = (key: string) => {
    if (login.progress.kind === 'sending') return
    setTab(key === 'card' ? 'card' : 'account')
    login.forgetFailure()
  }
  const type = (credentials: Credentials) => {
    setTyped({ ...typed, [tab]: credentials })
    login.forgetFailure()
  }

  return (
    <Sheet
      title={t('login.title')}
      note={step && <StepLine intent={step.intent} step={1} />}
      closeLabel={t('common.close')}
      // As high as the steps that follow.
      size={step && 'tall'}
      onClose={onClose}
    >
      <div className="stack">
        <TabList
          variant="segments"
          label={t('login.ways')}
          tabs={[
            { key: 'account', name: t('login.account') },
            { key: 'card', name: t('recharge.group.prepaidCard') },
          ]}
          selected={tab}
          onSelect={choose}
          panelId={panelId}
        />
        <TabPanel id={panelId} selected={tab}>
          <LoginForm
            key={tab}
            tab={tab}
            typed={typed[tab]}
            progress={login.progress}
            onType={type}
            onSubmit={() => {
              // A card that logs in may pay too.
              if (tab === 'account') rememberLoginPassword(services, typed.account.secret)
              login.submit(credentialsOf(tab, typed[tab]))
            }}
          />
        </TabPanel>
        <SocialSignIn intent={step?.intent} />
      </div>
    </Sheet>
  )
}

/** Name and password with their button; errors are shown under the fields, and what was typed stays. */
function LoginForm(props: {
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

/** The state of a login form: ready, waiting for an answer, or failed with a reason. */
type LoginProgress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly outcome: Extract<LoginOutcome, { kind: 'rejected' | 'unreachable' }> }

/**
 * Runs one login at a time; leaving the form cancels the request. `onDone` is called once, when somebody is logged
 * in.
 */
function useLogin(onDone: () => void): {
  readonly progress: LoginProgress
  submit(credentials: Credentials): void
  forgetFailure(): void
} {
  const services = useServices()
  const [progress, setProgress] = useState<LoginProgress>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const submit = async (credentials: Credentials) => {
    if (running.current !== null) return
    const request = new AbortController()
    running.current = request
    setProgress({ kind: 'sending' })
    const outcome = await logIn(services, credentials, request.signal)
    running.current = null
    if (request.signal.aborted) return
    switch (outcome.kind) {
      case 'loggedIn':
        return onDone()
      case 'stale':
        return setProgress({ kind: 'idle' })
      case 'rejected':
      case 'unreachable':
        return setProgress({ kind: 'failed', outcome })
    }
  }

  return {
    progress,
    submit: (credentials) => void submit(credentials),
    forgetFailure: () => setProgress((held) => (held.kind === 'failed' ? { kind: 'idle' } : held)),
  }
}
