import { decodeGameUrl, evokeGame } from '@topup/api-client'
import { type ButtonVariant, LinkButton, iconGame } from '@topup/ui-kit'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'

/** Leads back into the game; nothing where the service knows no way. Source: spec §7 "Lists and config", decision 33. */
export function BackToGame(props: {
  /** The game to go back to; null where it is not known. */
  readonly clientId: string | null
  /** The order that was paid for it. */
  readonly billingNo: string | null
  readonly variant: ButtonVariant
}) {
  const { t } = useTranslation()
  const url = useGameUrl(props.clientId, props.billingNo)
  if (url === null) return null
  return (
    <LinkButton variant={props.variant} icon={iconGame} href={url} rel="noreferrer">
      {t('result.backToGame')}
    </LinkButton>
  )
}

/**
 * The link back into a game, with the order that was paid, or null while there is none. A failure is silent: the
 * player can still switch to the game. Source: spec §7 "Lists and config", decision 33.
 */
function useGameUrl(clientId: string | null, billingNo: string | null): string | null {
  const { api, device, deployment } = useServices()
  const [answer, setAnswer] = useState<{ readonly clientId: string; readonly url: string | null } | null>(
    null,
  )
  const isLocal = deployment.environment === 'local'
  useEffect(() => {
    if (clientId === null) return
    const request = new AbortController()
    const asked = { client_id: clientId, platform: device.platform, billing_no: billingNo }
    const ask = async () => {
      const evoked = await api.call(evokeGame, asked, { signal: request.signal })
      if (!evoked.ok || request.signal.aborted) return
      setAnswer({ clientId, url: decodeGameUrl(evoked.value.content, { allowLocalHosts: isLocal }) })
    }
    ask().catch(() => undefined)
    return () => request.abort()
  }, [api, device, isLocal, clientId, billingNo])
  return answer?.clientId === clientId ? answer.url : null
}
