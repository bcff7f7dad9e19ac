import { Button, iconRefresh } from '@topup/ui-kit'
import { EmptyState, OfflinePicture } from '@topup/ui-kit/popups'
import type { ApiError } from '@topup/api-client'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../platform/device.ts'
import { loadFailureOf } from '../store/loadFailure.ts'
import type { FailureAction, FailurePlace } from '../store/loadFailure.ts'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import type { Services } from '../store/services.ts'
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
  const isOfLink = useSelected(services.session, (state) => state.sdkAccount !== null && !state.isSdkVisit)
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
