import { decodeGameLogo, getGameLogo } from '@topup/api-client'
import { type BrandConfig, type Game, type GameChoice, findGame, flattenGames } from '@topup/domain'
import { GamePicture } from '@topup/ui-kit'
import { RadioList, SelectRow } from '@topup/ui-kit/popups'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Rows } from '../../frame/Rows.tsx'
import { type Services, madeOnce } from '../../store/services.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'

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

/** The answers by game, so that one that is drawn twice is asked for once. */
const noLogos = () => new Map<string, Promise<string | null>>()

function logoOf(services: Services, clientId: string): Promise<string | null> {
  const asked = madeOnce(services, noLogos)
  const logo =
    asked.get(clientId) ??
    services.api
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
export function useGameLogo(clientId: string | null, listed: string | null): string | undefined {
  const services = useServices()
  const [found, setFound] = useState<string | null>(null)
  useEffect(() => {
    if (listed !== null || clientId === null) return
    let isCurrent = true
    void logoOf(services, clientId).then((logo) => {
      if (isCurrent) setFound(logo)
    })
    return () => {
      isCurrent = false
    }
  }, [services, clientId, listed])
  return listed ?? found ?? undefined
}

/**
 * The editions of a game, with the one that is sold marked; where the game can be sold as a whole, it is one of the
 * rows.
 */
export function EditionRows(props: {
  readonly game: Game
  /** `nested` under the row of their game, `plain` in a list of their own. */
  readonly variant: 'nested' | 'plain'
  readonly onChoose: (choice: GameChoice) => void
}) {
  const { game, variant, onChoose } = props
  const { brand, session } = useServices()
  const { t } = useTranslation()
  const current = useSelected(session, (state) => state.clientId)
  return (
    <Rows of={offeredOf(brand, game, current)}>
      {(shown) => (
        <RadioList label={t('games.editions', { game: game.name })} arrows="focus" variant={variant}>
          {shown.map((choice) => (
            <SelectRow
              key={choice.clientId}
              lead={{
                kind: 'node',
                node: <GameLogo clientId={game.clientId} logoUrl={choice.logoUrl ?? game.logoUrl} />,
              }}
              title={<bdi translate="no">{choice.name}</bdi>}
              {...(choice.subGameCode === null && { note: t('games.whole') })}
              selected={choice.clientId === current}
              onSelect={() => onChoose(choice)}
            />
          ))}
        </RadioList>
      )}
    </Rows>
  )
}

/**
 * The choices that a listed game offers: its editions, and before them the game as a whole where this store sells it
 * so, because its own table names it or a link has chosen it. Without editions it is the game itself. Source: spec §3
 * "sub_game map", "Per-game table".
 */
export function offeredOf(
  { games }: Pick<BrandConfig, 'games'>,
  game: Game,
  current: string | null,
): readonly GameChoice[] {
  const choices = flattenGames([game])
  const whole = findGame([game], game.clientId)
  const isSoldWhole =
    game.clientId === current ||
    games.some(({ clientIds }) => Object.values(clientIds).some((id) => id === game.clientId))
  const isListed = choices.some(({ clientId }) => clientId === game.clientId)
  return whole === null || isListed || !isSoldWhole ? choices : [whole, ...choices]
}
