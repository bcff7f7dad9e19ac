import { decodeGameUrl, evokeGame } from '@topup/api-client'
import { useEffect, useState } from 'react'
import { useServices } from '../../store/servicesContext.tsx'

/**
 * The link back into a game, with the order that was paid, or null while there is none. A failure is silent: the
 * player can still switch to the game. Source: spec §7 "Lists and config", decision 33.
 */
export function useGameUrl(clientId: string | null, billingNo: string | null): string | null {
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
