import { type LoginOptions, decodeLoginOptions, getLoginConfig } from '@topup/api-client'
import { type PaymentRegion, inAppBrowserOf, socialLoginWorks } from '@topup/domain'
import { Notice, SignInButtons, SignInSkeleton } from '@topup/ui-kit/popups'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginGame, SocialProvider } from '../../../store/services.ts'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import type { PurchaseIntent } from '../../../store/state/popupStack.ts'
import { tabVaultOf } from './resumeSocialLogin.ts'
import { type SocialWay, startSocialLogin } from './startSocialLogin.ts'

/** The game of a payment link to log in to, and where it is sold. */
export interface SignInGame extends LoginGame {
  readonly region: PaymentRegion
}

interface Offer {
  /** The game that the login config was requested for. */
  readonly clientId: string
  readonly providers: readonly SocialProvider[]
  readonly options: LoginOptions
}

/**
 * The providers that this game offers and this store includes, as icons. Those that do not work in in-app browsers
 * are marked before the tap, and the tap leads to the address to copy. Source: spec §2 "Login", §3 "Login config",
 * decision 45.
 *
 * `game` is that of a payment link; without it the login is for the game of the store. `intent` is the product that the
 * login leads to (decision 70).
 */
export function SocialSignIn(props: {
  readonly game?: SignInGame | undefined
  readonly intent?: PurchaseIntent | undefined
}) {
  const { game, intent } = props
  const { device, popups } = useServices()
  const { t } = useTranslation()
  const offer = useOffer(game)
  const wayOut = useOAuthRedirect()
  if (offer === 'asked') return <SignInSkeleton />
  if (offer === null || offer.providers.length === 0) return null
  const works = ({ key }: SocialProvider) => socialLoginWorks(key, inAppBrowserOf(device.userAgent))
  const blocked = offer.providers.filter((provider) => !works(provider))
  const names = blocked.map(({ name }) => name).join(', ')
  return (
    <>
      <SignInButtons
        label={t('login.social.or')}
        ways={offer.providers.map((provider) => {
          const { key, name, Mark } = provider
          const label = t(works(provider) ? 'login.social.with' : 'login.social.withNotHere', { name })
          const press = () =>
            works(provider)
              ? wayOut.leave({
                  provider,
                  options: offer.options,
                  game: { clientId: offer.clientId, gameId: game?.gameId ?? null },
                  intent,
                })
              : popups.getState().push({ kind: 'otherBrowser', login: name })
          return {
            key,
            label,
            mark: <Mark />,
            disabled: wayOut.isLeaving,
            isDim: !works(provider),
            onPress: press,
          }
        })}
      />
      {names !== '' && <Notice>{t('login.social.notHere', { names })}</Notice>}
    </>
  )
}

/** `asked` until both answers are known; null without one: there are no icons, and the form stays. Source: decision 44. */
function useOffer(game: SignInGame | undefined): Offer | 'asked' | null {
  const { api, session, brand, deployment, loadSocialLogins, reactToLoad } = useServices()
  const ofStore = useSelected(session, (state) => state.clientId)
  const regionOfStore = useSelected(session, (state) => state.region)
  const clientId = game?.clientId ?? ofStore
  const region = game?.region ?? regionOfStore
  const isForLink = game !== undefined
  const isLocal = deployment.environment === 'local'
  const [offer, setOffer] = useState<Offer | 'asked' | null>('asked')
  useEffect(() => {
    const request = new AbortController()
    const { signal } = request
    const ask = async () => {
      if (clientId === null) return setOffer(null)
      const [providers, answer] = await Promise.all([
        loadSocialLogins(),
        api.call(getLoginConfig, { client_id: clientId, domain_area: region }, { signal }),
      ])
      if (signal.aborted) return
      // What the service says about the game of a link is not about the game of the store.
      if (!answer.ok) {
        setOffer(null)
        return isForLink ? undefined : reactToLoad(answer.error)
      }
      // Twitter's callback page only shows that the game has Twitter; the store never opens it.
      const decoding = { allowLocalHosts: isLocal }
      const options = decodeLoginOptions(answer.value.content, decoding, brand.socialLogin)
      setOffer({
        clientId,
        options,
        providers: providers.filter(({ idOf }) => idOf(options, brand) !== null),
      })
    }
    ask().catch(() => signal.aborted || setOffer(null))
    return () => request.abort()
  }, [api, brand, clientId, region, isForLink, isLocal, loadSocialLogins, reactToLoad])
  const isOfAnother = offer !== null && offer !== 'asked' && offer.clientId !== clientId
  return isOfAnother ? 'asked' : offer
}

/**
 * Runs one login at a time; when the player returns without an answer, the icons can be tapped again. Source: faults
 * A-15, B-03.
 */
function useOAuthRedirect(): {
  readonly isLeaving: boolean
  leave(way: SocialWay): void
} {
  const services = useServices()
  const [isLeaving, setLeaving] = useState(false)
  const running = useRef(false)
  const free = () => {
    running.current = false
    setLeaving(false)
  }
  useEffect(() => {
    window.addEventListener('pageshow', free)
    return () => window.removeEventListener('pageshow', free)
  }, [])

  const leave = async (way: SocialWay) => {
    if (running.current) return
    running.current = true
    setLeaving(true)
    const { toasts, translator } = services
    const tab = { location: window.location, tabStorage: tabVaultOf(services, window) }
    const out = await startSocialLogin(services, way, tab)
    if (out.kind === 'left') return
    free()
    if (out.kind === 'noStorage') toasts.getState().show('error', translator.t('login.social.noStorage'))
    if (out.kind === 'notOffered' || out.kind === 'noAddress')
      toasts.getState().show('error', translator.t('login.social.failed'))
  }
  return { isLeaving, leave: (way) => void leave(way) }
}
