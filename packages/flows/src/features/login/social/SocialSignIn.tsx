import { decodeLoginOptions, getLoginConfig } from '@topup/api-client'
import type { LoginOptions } from '@topup/api-client'
import { Notice, SignInButtons } from '@topup/ui-kit/popups'
import { inAppBrowserOf, socialLoginWorks } from '@topup/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import type { SocialProvider } from '../../../store/contracts/socialProvider.ts'
import { useOAuthRedirect } from './useOAuthRedirect.ts'

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
 */
export function SocialSignIn() {
  const { device, popups } = useServices()
  const { t } = useTranslation()
  const offer = useOffer()
  const wayOut = useOAuthRedirect()
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
              ? wayOut.leave(provider, offer.options)
              : popups.getState().push({ kind: 'otherBrowser', login: name })
          return { key, label, mark: <Mark />, disabled: wayOut.isLeaving, onPress: press }
        })}
      />
      {names !== '' && <Notice>{t('login.social.notHere', { names })}</Notice>}
    </>
  )
}

/**
 * Null until both answers are known; without an answer there are no icons, and the form stays. Source: decision 44.
 */
function useOffer(): Offer | null {
  const { api, session, brand, loadSocialLogins, reactToLoad } = useServices()
  const clientId = useSelected(session, (state) => state.clientId)
  const region = useSelected(session, (state) => state.region)
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    const request = new AbortController()
    const { signal } = request
    const ask = async () => {
      const [providers, answer] = await Promise.all([
        loadSocialLogins(),
        api.call(getLoginConfig, { client_id: clientId, domain_area: region }, { signal }),
      ])
      if (signal.aborted) return
      if (!answer.ok) return reactToLoad(answer.error)
      // Twitter's callback page only shows that the game has Twitter; the store never opens it.
      const options = decodeLoginOptions(answer.value.content, { allowLocalhost: true })
      setOffer({
        clientId,
        options,
        providers: providers.filter(({ idOf }) => idOf(options, brand) !== null),
      })
    }
    ask().catch(() => undefined)
    return () => request.abort()
  }, [api, brand, clientId, region, loadSocialLogins, reactToLoad])
  return offer?.clientId === clientId ? offer : null
}
