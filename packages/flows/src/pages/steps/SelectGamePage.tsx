import { type Game, type GameChoice, flattenGames, gameOf, searchGames } from '@topup/domain'
import { Button, SectionTitle } from '@topup/ui-kit'
import {
  EmptyState,
  FootBar,
  GameTile,
  GameTileGroup,
  GameTilesSkeleton,
  List,
  SearchField,
} from '@topup/ui-kit/popups'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditionRows, useGameLogo } from '../../features/games/GameLogo.tsx'
import { chooseGame } from '../../features/games/chooseGame.ts'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { Rows } from '../../frame/Rows.tsx'
import { Waiting } from '../../frame/Waiting.tsx'
import { useSelected, useServices, useGo } from '../../store/servicesContext.tsx'
import { valueOr } from '../../store/state/loadable.ts'
import { StepFrame } from './StepFrame.tsx'
// One file with the first step (`loadedTogether`).
export { StepPages } from './StepFrame.tsx'

/** Step 1: the game. Source: spec §2 "Old layout" `/selectGame`. */
export function SelectGamePage() {
  const { catalogue, session } = useServices()
  const { t } = useTranslation()
  const go = useGo()
  const games = useSelected(catalogue, (state) => state.games)
  const clientId = useSelected(session, (state) => state.clientId)
  const [opened, setOpened] = useState<string | null>(null)
  const tiles = tileState(valueOr(games, []), clientId, opened)
  const content = () => {
    switch (games.kind) {
      case 'loading':
        return (
          <Waiting>
            <GameTilesSkeleton label={t('games.loading')} />
          </Waiting>
        )
      case 'failed':
        return (
          <LoadFailed
            title={t('games.failed')}
            error={games.error}
            at="gameList"
            onRetry={() => void catalogue.getState().load()}
          />
        )
      case 'ready':
        if (games.value.length > 0) return <GameTiles games={games.value} tiles={tiles} onOpen={setOpened} />
        return <EmptyState title={t('games.empty')} text={t('games.emptyText')} />
    }
  }
  return (
    <StepFrame
      step="selectGame"
      foot={
        <FootBar>
          <Button disabled={tiles.missing !== null} onClick={() => go('/selectGoods')}>
            {tiles.missing === null
              ? t('steps.toProducts')
              : t(tiles.missing === 'game' ? 'games.title' : 'steps.pickEdition')}
          </Button>
        </FootBar>
      }
    >
      <div className="pad stack">{content()}</div>
    </StepFrame>
  )
}

/**
 * Shows games as tiles; a tap chooses a game, or opens its editions, one of which is then chosen. Only the tile
 * of the game that "Next" continues with has the tick. Source: spec §2 "Game list".
 */
function GameTiles(props: {
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

/** What the first step of the old layout shows of its games, and whether the player can continue. */
interface TileState {
  /** The game whose editions are shown. */
  readonly open: Game | null
  /** The game that the next step sells; null while another one is open. */
  readonly ticked: Game | null
  /** What is missing before the next step; null when nothing is. */
  readonly missing: 'game' | 'edition' | null
}

/**
 * Works out the state of the tiles. `opened` is the game with editions that was tapped last: as long as it is
 * not the chosen one, the game chosen before is not sold. Source: decision 31, spec §2 "Old layout"
 * `/selectGame`.
 */
export function tileState(games: readonly Game[], clientId: string | null, opened: string | null): TileState {
  const chosen = gameOf(games, clientId)
  const tapped = games.find((game) => game.clientId === opened && game.subGames.length > 0) ?? null
  const open = tapped ?? (chosen !== null && chosen.subGames.length > 0 ? chosen : null)
  if (open !== null && open !== chosen) return { open, ticked: null, missing: 'edition' }
  return { open, ticked: chosen, missing: chosen === null ? 'game' : null }
}
