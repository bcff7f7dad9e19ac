import { type ApiClient, decodeGameLogo, getGameLogo } from '@topup/api-client'
import { GamePicture } from '@topup/ui-kit'
import { useEffect, useState } from 'react'
import { useServices } from '../../store/servicesContext.tsx'

/** The picture of a game in a row; `logoUrl` is that of the game list. */
export function GameLogo({
  clientId,
  logoUrl,
}: {
  readonly clientId: string
  readonly logoUrl: string | null
}) {
  return <GamePicture src={useGameLogo(clientId, logoUrl)} />
}

/** What was asked with a client, so that a game that is drawn twice is asked for once. */
const askedWith = new WeakMap<ApiClient, Map<string, Promise<string | null>>>()

function logoOf(api: ApiClient, clientId: string): Promise<string | null> {
  const asked = askedWith.get(api) ?? new Map<string, Promise<string | null>>()
  askedWith.set(api, asked)
  const logo =
    asked.get(clientId) ??
    api
      .call(getGameLogo, { client_id: clientId })
      .then((answer) => (answer.ok ? decodeGameLogo(answer.value.content) : null))
      .catch(() => null)
  asked.set(clientId, logo)
  return logo
}

/**
 * The picture of a game: the one of the game list, else the one that the service gives for the game alone. Undefined
 * where there is none; the drawn pad stands in for it. Source: spec §7 `/api/config/game_logo`.
 */
export function useGameLogo(clientId: string, listed: string | null): string | undefined {
  const { api } = useServices()
  const [found, setFound] = useState<string | null>(null)
  useEffect(() => {
    if (listed !== null) return
    let isCurrent = true
    void logoOf(api, clientId).then((logo) => {
      if (isCurrent) setFound(logo)
    })
    return () => {
      isCurrent = false
    }
  }, [api, clientId, listed])
  return listed ?? found ?? undefined
}
