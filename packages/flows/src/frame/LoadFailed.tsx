import type { ApiError, RejectedError } from '@topup/api-client'
import { Button, iconRefresh } from '@topup/ui-kit'
import { EmptyState, OfflinePicture } from '@topup/ui-kit/popups'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../platform/device.ts'
import type { Services } from '../store/services.ts'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import { accountOf } from '../store/state/sessionStore.ts'

export interface LoadFailedProps {
  /** What could not be loaded. */
  readonly title: string
  /** Null where the answer could not be understood. */
  readonly error: ApiError | null
  readonly at?: FailurePlace['at']
  readonly onRetry: () => void
}

/**
 * In place of content that could not be loaded: what is missing, why, and how to go on. What failed for want of a network
 * or a login is loaded again when that is back. Source: spec §8, decisions 36 and 44, faults O-09.
 */
export function LoadFailed({ title, error, at = 'part', onRetry }: LoadFailedProps) {
  const services = useServices()
  const { t } = useTranslation()
  const isLoggedIn = useSelected(services.session, (state) => accountOf(state) !== null)
  const isSdkVisit = useSelected(services.session, (state) => state.isSdkVisit)
  const isOfLink = useSelected(services.session, (state) => state.payer !== null)
  const { text, words, action } = loadFailureOf(error, {
    at: isOfLink ? 'link' : at,
    isOffline: isOffline(),
    isLoggedIn,
    isSdkVisit,
  })
  useRetryWhenBack(onRetry, { isLoggedIn, waitsForNetwork: text === 'error.offline' })
  return (
    <div role="alert">
      <EmptyState
        picture={<OfflinePicture />}
        title={title}
        text={words === '' ? t(text) : <bdi>{words}</bdi>}
        action={
          <>
            {action !== 'none' && (
              <Button
                icon={action === 'retry' ? iconRefresh : undefined}
                onClick={() => goOn(services, action, onRetry)}
              >
                {t(labels[action])}
              </Button>
            )}
            {error?.kind === 'network' && (at === 'home' || at === 'gameList') && <OrdersOfDevice />}
          </>
        }
      />
    </div>
  )
}

/** Leads from a first page that came without the service to what the device knows by itself. Source: decision 97. */
function OrdersOfDevice() {
  const { journal, navigate, popups } = useServices()
  const { t } = useTranslation()
  const hasOrders = useSelected(journal, (state) => state.journal.length > 0)
  const open = () => {
    popups.getState().closeAll()
    navigate('/my')
  }
  return (
    hasOrders && (
      <Button variant="secondary" onClick={open}>
        {t('my.orders')}
      </Button>
    )
  )
}

const labels = {
  retry: 'common.tryAgain',
  home: 'pages.notFound.home',
  logIn: 'destination.logIn',
  chooseGame: 'games.title',
  verify: 'realName.goVerify',
} as const satisfies Record<Exclude<FailureAction, 'none'>, string>

function goOn(
  { popups, catalogue, navigate }: Pick<Services, 'popups' | 'catalogue' | 'navigate'>,
  action: Exclude<FailureAction, 'none'>,
  retry: () => void,
): void {
  switch (action) {
    case 'retry':
      return retry()
    case 'logIn':
      return popups.getState().push({ kind: 'login' })
    case 'chooseGame':
      return popups.getState().push({ kind: 'games' })
    case 'verify':
      popups.getState().closeAll()
      return navigate('/certifiedReal')
    case 'home':
      popups.getState().closeAll()
      navigate('/')
      return void catalogue.getState().load()
  }
}

/** Loads again, once each time that the network or a login comes back while the failure is on screen. */
function useRetryWhenBack(
  onRetry: () => void,
  { isLoggedIn, waitsForNetwork }: { readonly isLoggedIn: boolean; readonly waitsForNetwork: boolean },
): void {
  const retry = useRef(onRetry)
  const wasLoggedIn = useRef(isLoggedIn)
  useEffect(() => {
    retry.current = onRetry
  }, [onRetry])
  useEffect(() => {
    const isBack = isLoggedIn && !wasLoggedIn.current
    wasLoggedIn.current = isLoggedIn
    if (isBack) retry.current()
  }, [isLoggedIn])
  useEffect(() => {
    if (!waitsForNetwork) return
    const again = () => retry.current()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [waitsForNetwork])
}

/** Where a load failed, as far as it decides how the player goes on. */
interface FailurePlace {
  /**
   * `part`: a part of a page or a popup. `home`: the first page itself. `gameList`: the list of games itself. `link`: the
   * page of a payment link, whose account and game are not the store's: no login or game is chosen there.
   */
  readonly at: 'part' | 'home' | 'gameList' | 'link'
  readonly isOffline: boolean
  readonly isLoggedIn: boolean
  /** Whether the store was opened inside a game: there is no login to offer. Source: spec §6 "SDK view". */
  readonly isSdkVisit: boolean
}

/** What the player can do about a failed load. `home`: return home and load again; `none`: nothing on this page. */
type FailureAction = 'retry' | 'home' | 'logIn' | 'chooseGame' | 'verify' | 'none'

/** Why a load failed, as the player reads it, and how to go on. */
export interface LoadFailure {
  /** The reason in the store's words. */
  readonly text:
    | 'error.network'
    | 'error.offline'
    | 'error.query'
    | 'error.unreadable'
    | 'error.refused'
    | 'error.logInFirst'
    | 'error.reopen'
    | 'error.gameGone'
    | 'pages.notArea.title'
    | 'realName.notVerified'
  /** The service's own words, to be shown in place of `text`; plain text, never markup. Empty without any. */
  readonly words: string
  readonly action: FailureAction
}

const failure = (text: LoadFailure['text'], action: FailureAction = 'retry', words = ''): LoadFailure => ({
  text,
  words,
  action,
})

/**
 * Why a load failed and how the player goes on; `error` is null where an answer could not be understood. A load is
 * repeated and fails over, so that an error that names a host was tried several times; one that names none is a part of
 * the store that could not be fetched. Source: spec §8, decisions 36 and 44, faults O-09.
 */
function loadFailureOf(error: ApiError | null, place: FailurePlace): LoadFailure {
  if (error?.kind === 'rejected') return refusalOf(error, place)
  if (error?.kind === 'network') {
    if (place.isOffline) return failure('error.offline')
    return failure('error.network')
  }
  return place.at === 'part' ? failure('error.query', 'home') : failure('error.unreadable')
}

function refusalOf({ reason, message }: RejectedError, { at, isLoggedIn, isSdkVisit }: FailurePlace) {
  if (at === 'link') return failure('error.refused', 'retry', message)
  switch (reason) {
    case 'notLoggedIn':
      // The service's words would ask for a login that is not here.
      if (isSdkVisit) return failure('error.reopen', 'none')
      return failure('error.logInFirst', isLoggedIn ? 'retry' : 'logIn')
    case 'notAGame':
      return failure('error.gameGone', at === 'gameList' ? 'retry' : 'chooseGame', message)
    case 'wrongDomain':
      return failure('pages.notArea.title', 'retry', message)
    case 'notRealName':
      return failure('realName.notVerified', 'verify', message)
    default:
      return failure('error.refused', 'retry', message)
  }
}
