import { SectionTitle } from '@topup/ui-kit'
import { GameTile, GameTileGroup, List, SearchField } from '@topup/ui-kit/popups'
import { flattenGames, searchGames } from '@topup/domain'
import type { Game, GameChoice } from '@topup/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Rows } from '../../frame/Rows.tsx'
import { useServices } from '../../store/servicesContext.tsx'
import { chooseGame } from '../../features/games/chooseGame.ts'
import { EditionRows } from '../../features/games/EditionRows.tsx'
import { useGameLogo } from '../../features/games/useGameLogo.ts'
import type { TileState } from './tileState.ts'

/**
 * Shows games as tiles; a tap chooses a game, or opens its editions, one of which is then chosen. Only the tile
 * of the game that "Next" continues with has the tick. Source: spec §2 "Game list".
 */
export function GameTiles(props: {
  readonly games: readonly Game[]
  readonly tiles: TileState
  /** Called with the game whose editions open; with null when only the chosen game's own may stay open. */
  readonly onOpen: (clientId: string | null) => void
}) {
  const { games, tiles, onOpen } = props
  const services = useServices()
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const found = searchGames(games, query)
  const { open } = tiles
  const choose = (choice: GameChoice) => void chooseGame(services, choice)

  const tap = (game: Game) => {
    if (game.subGames.length > 0) return onOpen(game === open ? null : game.clientId)
    onOpen(null)
    flattenGames([game]).forEach(choose)
  }
  return (
    <>
      <SearchField
        label={t('games.search')}
        placeholder={t('games.search')}
        value={query}
        onValue={setQuery}
        clearLabel={t('games.clear')}
      />
      <output className="small dim">{found.length === 0 && t('games.noMatch', { query })}</output>
      <Rows of={found}>
        {(shown) => (
          <GameTileGroup label={t('games.title')}>
            {shown.map((game) => (
              <Tile key={game.clientId} game={game} tiles={tiles} onTap={tap} />
            ))}
          </GameTileGroup>
        )}
      </Rows>
      {open !== null && (
        <>
          <SectionTitle>{t('games.editions', { game: open.name })}</SectionTitle>
          <List>
            <EditionRows game={open} variant="plain" onChoose={choose} />
          </List>
        </>
      )}
    </>
  )
}

function Tile(props: {
  readonly game: Game
  readonly tiles: TileState
  readonly onTap: (game: Game) => void
}) {
  const { game, tiles, onTap } = props
  const { t } = useTranslation()
  return (
    <GameTile
      name={game.name}
      picture={useGameLogo(game.clientId, game.logoUrl)}
      selected={game === tiles.ticked}
      selectedLabel={t('games.current')}
      {...(game.subGames.length > 0 && { isOpen: game === tiles.open })}
      onSelect={() => onTap(game)}
    />
  )
}
