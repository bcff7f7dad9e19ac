import { GamePicture, RadioGroup } from '@topup/ui-kit'
import { GameTile, List, SearchField, SelectRow } from '@topup/ui-kit/popups'
import { flattenGames, searchGames } from '@topup/domain'
import type { Game, GameChoice } from '@topup/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../app/servicesContext.tsx'
import { chooseGame } from '../games/chooseGame.ts'

/** Games as tiles; below them the editions of the one that has some. Source: spec §2 "Game list". */
export function GameTiles({ games }: { readonly games: readonly Game[] }) {
  const services = useServices()
  const { t } = useTranslation()
  const current = useSelected(services.session, (state) => state.clientId)
  const [query, setQuery] = useState('')
  const [tapped, setTapped] = useState<string | null>(null)
  const found = searchGames(games, query)
  const chosen = games.find((game) => holds(game, current))
  const shown = games.find(({ clientId }) => clientId === tapped) ?? chosen

  const tap = (game: Game) => {
    setTapped(game.clientId)
    const [only] = flattenGames([game])
    if (game.subGames.length === 0 && only !== undefined) void chooseGame(services, only)
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
      <RadioGroup label={t('games.title')} className="tiles" arrows="focus">
        {found.map((game) => (
          <GameTile
            key={game.clientId}
            name={game.name}
            picture={game.logoUrl ?? undefined}
            selected={game === shown}
            onSelect={() => tap(game)}
          />
        ))}
      </RadioGroup>
      {shown !== undefined && shown.subGames.length > 0 && (
        <Editions game={shown} current={current} onChoose={(choice) => void chooseGame(services, choice)} />
      )}
    </>
  )
}

const holds = (game: Game, clientId: string): boolean =>
  game.clientId === clientId || game.subGames.some((edition) => edition.clientId === clientId)

function Editions(props: {
  readonly game: Game
  readonly current: string
  readonly onChoose: (choice: GameChoice) => void
}) {
  const { game, current, onChoose } = props
  const { t } = useTranslation()
  return (
    <List>
      <RadioGroup label={t('games.editions', { game: game.name })} arrows="focus">
        {flattenGames([game]).map((choice) => (
          <SelectRow
            key={choice.clientId}
            lead={{ kind: 'node', node: <GamePicture src={choice.logoUrl ?? game.logoUrl ?? undefined} /> }}
            title={<bdi>{choice.name}</bdi>}
            selected={choice.clientId === current}
            onSelect={() => onChoose(choice)}
          />
        ))}
      </RadioGroup>
    </List>
  )
}
