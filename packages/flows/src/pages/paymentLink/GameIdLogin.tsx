import { Button, iconRefresh } from '@topup/ui-kit'
import { Notice } from '@topup/ui-kit/popups'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../frame/WaitingRows.tsx'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import type { Services } from '../../store/services.ts'
import { loading } from '../../store/state/loadable.ts'
import { useServices } from '../../store/servicesContext.tsx'
import { useGo } from '../../store/useGo.ts'
import type { Credentials } from '../../features/login/form/logIn.ts'
import { LoginFields } from '../../features/login/form/LoginFields.tsx'
import { canSubmit } from '../../features/login/form/loginTabs.ts'
import { logInWithGameId, readLinkGame } from './logInWithGameId.ts'
import type { GameIdLoginOutcome, LinkGame, LinkGameAnswer } from './logInWithGameId.ts'
import { paymentLinkPath } from '../../features/paymentLink/paymentLinkPath.ts'
import { SocialSignIn } from '../../features/login/social/SocialSignIn.tsx'
import type { SignInGame } from '../../features/login/social/SocialSignIn.tsx'
import { regionOfGame } from '../../visit/regionOfGame.ts'

/**
 * Lets a visitor of a `rp_client_id` link log in with a game id; then their own payment link opens. Source:
 * spec §6 "The rp_client_id mode logs in with a game id".
 */
export function GameIdLogin({ rpClientId }: { readonly rpClientId: string }) {
  const services = useServices()
  const { t } = useTranslation()
  const [game, setGame] = useState<LinkGameAnswer | { readonly kind: 'loading' }>(loading)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void readLinkGame(services, rpClientId).then((found) => {
      if (isCurrent) setGame(found)
    })
    return () => {
      isCurrent = false
    }
  }, [services, rpClientId, tries])
  const retry = () => {
    setGame(loading)
    setTries(tries + 1)
  }
  return (
    <MessageFrame icon={iconRefresh} title={t('paymentLink.title')}>
      <main className="page pad">
        {game.kind === 'loading' && <WaitingRows label={t('paymentLink.loading')} />}
        {game.kind === 'failed' && (
          <LoadFailed title={t('paymentLink.failed')} error={game.error} at="link" onRetry={retry} />
        )}
        {game.kind === 'read' && (
          <div className="stack">
            <LoginForm game={game.game} rpClientId={rpClientId} />
            <SocialSignIn game={signInGame(services, game.game, rpClientId)} />
          </div>
        )}
      </main>
    </MessageFrame>
  )
}

/** The game to log in to at a provider, in the region where the link's game is sold. */
function signInGame(
  { brand, entry, session }: Pick<Services, 'brand' | 'entry' | 'session'>,
  { gameId }: LinkGame,
  rpClientId: string,
): SignInGame {
  const before = session.getState().region
  const ofLink = { clientId: rpClientId, parentClientId: null }
  const region = regionOfGame({ brand, linkRegion: entry.region }, ofLink, before)
  return { clientId: rpClientId, gameId, region: region.ok ? region.value : before }
}

function LoginForm({ game, rpClientId }: { readonly game: LinkGame; readonly rpClientId: string }) {
  const services = useServices()
  const { t } = useTranslation()
  const go = useGo()
  const [typed, setTyped] = useState<Credentials>({ name: '', secret: '' })
  const [progress, setProgress] = useState<GameIdLoginOutcome | 'idle' | 'sending'>('idle')
  const isSending = progress === 'sending'
  const isReady = canSubmit('account', typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isSending) return
    setProgress('sending')
    const outcome = await logInWithGameId(services, { gameId: game.gameId, rpClientId }, typed)
    if (outcome.kind === 'owes') return go(paymentLinkPath(outcome.paymentLinkId), { replace: true })
    setProgress(outcome)
  }
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h2>{t('paymentLink.logInTitle')}</h2>
        <p className="muted">{t('paymentLink.logInText', { game: game.name })}</p>
      </div>
      <LoginFields
        tab="account"
        typed={typed}
        isLocked={isSending}
        onType={(credentials) => {
          setTyped(credentials)
          setProgress('idle')
        }}
      />
      <div role="alert">
        {typeof progress === 'object' && (
          <Notice tone="bad">
            <Why outcome={progress} />
          </Notice>
        )}
      </div>
      <Button type="submit" disabled={!isReady} busy={isSending}>
        {t('destination.logIn')}
      </Button>
    </form>
  )
}

function Why({ outcome }: { readonly outcome: GameIdLoginOutcome }) {
  const { t } = useTranslation()
  switch (outcome.kind) {
    case 'rejected':
      return outcome.message === '' ? t('login.failed') : outcome.message
    case 'unreachable':
      return t('error.network')
    case 'owesWithoutLink':
      return t('paymentLink.expiredText', { name: outcome.name })
    case 'nothingOwed':
    case 'owes':
      return t('paymentLink.nothingOwed')
  }
}
