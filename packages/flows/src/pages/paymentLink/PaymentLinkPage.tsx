import {
  type ApiError,
  decodeAccount,
  decodeGames,
  getReplenishmentGameList,
  ingameAuth,
} from '@topup/api-client'
import { findOwnGame, parseEntry } from '@topup/domain'
import { Button, iconRefresh } from '@topup/ui-kit'
import { Notice } from '@topup/ui-kit/popups'
import '@topup/ui-kit/styles/popups.css'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LoginFields, canSubmit } from '../../features/login/form/LoginFields.tsx'
import { type Credentials, sentCredentials } from '../../features/login/form/logIn.ts'
import { type SignInGame, SocialSignIn } from '../../features/login/social/SocialSignIn.tsx'
import { type OwedLink, findOwedLink } from '../../features/paymentLink/findOwedLink.ts'
import { paymentLinkPath } from '../../features/paymentLink/paymentLinkPath.ts'
import { CheckoutProvider } from '../../features/purchase/recharge/useCheckout.tsx'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { Redirect } from '../../frame/Redirect.tsx'
import { WaitingRows } from '../../frame/WaitingRows.tsx'
import { rememberLoginPassword } from '../../store/loginPasswords.ts'
import type { Services } from '../../store/services.ts'
import { useServices, useGo } from '../../store/servicesContext.tsx'
import { loading } from '../../store/state/loadable.ts'
import { regionOfGame } from '../../visit/regionOfGame.ts'
import { LinkPage } from './LinkPage.tsx'

/**
 * The page of a payment link; without the id of one, the visitor first logs in with a game id. Source: spec §2
 * `/replenishGoods`, §6 "Replenish visitors".
 */
export function PaymentLinkPage() {
  const { search } = useLocation()
  const { brand } = useServices()
  const { paymentLinkId, rpClientId } = parseEntry(search, brand.regions).entry
  if (paymentLinkId !== null) {
    return (
      <CheckoutProvider>
        <LinkPage key={paymentLinkId} paymentLinkId={paymentLinkId} />
      </CheckoutProvider>
    )
  }
  if (rpClientId !== null) return <GameIdLogin key={rpClientId} rpClientId={rpClientId} />
  return <Redirect to="/errorReplenish" />
}

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

/** The game that visitors of a `rp_client_id` link log in to. */
interface LinkGame {
  readonly gameId: string
  readonly name: string
}

/** The game of a link, or why it is not known; `error` is null when the service names none. */
type LinkGameAnswer =
  | { readonly kind: 'read'; readonly game: LinkGame }
  | { readonly kind: 'failed'; readonly error: ApiError | null }

/**
 * Asks for the game that the link is for, which may have been made on another platform. Source: decision 58, spec §7
 * `/api/replenishment/getGameList`.
 */
export async function readLinkGame(
  { api, brand, device, reactToLoad }: Pick<Services, 'api' | 'brand' | 'device' | 'reactToLoad'>,
  rpClientId: string,
): Promise<LinkGameAnswer> {
  const answer = await api.call(getReplenishmentGameList, {
    rp_client_id: rpClientId,
    platform: device.platform,
  })
  if (!answer.ok) {
    reactToLoad(answer.error, true)
    return { kind: 'failed', error: answer.error }
  }
  const game = findOwnGame(decodeGames(answer.value.content), rpClientId, brand.games)
  if (game === null) return { kind: 'failed', error: null }
  return { kind: 'read', game: { gameId: game.gpId === '' ? rpClientId : game.gpId, name: game.name } }
}

/** How a login with a game id ended: with the account's payment link, or with the reason why there is none. */
type GameIdLoginOutcome = OwedLink | { readonly kind: 'rejected'; readonly message: string }

/**
 * Logs in with a game id and asks what the account owes. The token is used for that one request and kept
 * nowhere; the payment itself uses the payment link. Source: spec §4 "Replenish login goes to the replenish
 * page with replenish_id", §6.
 */
export async function logInWithGameId(
  { api, made }: Pick<Services, 'api' | 'made'>,
  game: { readonly gameId: string; readonly rpClientId: string },
  credentials: Credentials,
): Promise<GameIdLoginOutcome> {
  rememberLoginPassword({ made }, credentials.secret)
  const answer = await api.call(ingameAuth, {
    ...sentCredentials(credentials),
    game_id: game.gameId,
  })
  if (!answer.ok) {
    const { error } = answer
    return error.kind === 'rejected' ? { kind: 'rejected', message: error.message } : { kind: 'unreachable' }
  }
  const account = decodeAccount(answer.value.content)
  if (account === null) return { kind: 'rejected', message: '' }
  return findOwedLink(api, account, game.rpClientId)
}
