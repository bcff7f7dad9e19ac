import { type Game, type GameChoice, flattenGames, gameOf, searchGames } from '@topup/domain'
import { Tag } from '@topup/ui-kit'
import { EmptyState, GroupItem, GroupRow, List, ListRow, SearchField, Sheet } from '@topup/ui-kit/popups'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { Rows } from '../../frame/Rows.tsx'
import { WaitingRows } from '../../frame/WaitingRows.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { EditionRows, GameLogo } from './GameLogo.tsx'
import { chooseGame } from './chooseGame.ts'

/** The game list of this store. Source: spec §2 "Game list". */
export function GamesPopup({ onClose }: { readonly onClose: () => void }) {
  const services = useServices()
  const { t } = useTranslation()
  const choose = async (choice: GameChoice) => {
    if (await chooseGame(services, choice)) onClose()
  }
  return (
    <Sheet title={t('games.title')} closeLabel={t('common.close')} size="tall" onClose={onClose}>
      <Games onChoose={(choice) => void choose(choice)} />
    </Sheet>
  )
}

function Games({ onChoose }: { readonly onChoose: (choice: GameChoice) => void }) {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const games = useSelected(catalogue, (state) => state.games)
  switch (games.kind) {
    case 'loading':
      return <WaitingRows label={t('games.loading')} />
    case 'failed':
      return (
        <LoadFailed
          title={t('games.failed')}
          error={games.error}
          at="gameList"
          onRetry={() => void catalogue.getState().loadGames()}
        />
      )
    case 'ready':
      if (games.value.length === 0) return <EmptyState title={t('games.empty')} text={t('games.emptyText')} />
      return <SearchableGames games={games.value} onChoose={onChoose} />
  }
}

function SearchableGames(props: {
  readonly games: readonly Game[]
  readonly onChoose: (choice: GameChoice) => void
}) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const found = searchGames(props.games, query)
  return (
    <div className="stack">
      <SearchField
        label={t('games.search')}
        placeholder={t('games.search')}
        value={query}
        onValue={setQuery}
        clearLabel={t('games.clear')}
      />
      <output className="small dim">{found.length === 0 && t('games.noMatch', { query })}</output>
      {found.length > 0 && <GameList games={found} onChoose={props.onChoose} />}
    </div>
  )
}

/** Games with their icons. A game with editions expands to show them, and the chosen game starts expanded. */
function GameList(props: {
  readonly games: readonly Game[]
  readonly onChoose: (choice: GameChoice) => void
}) {
  const { games, onChoose } = props
  const { session } = useServices()
  const current = useSelected(session, (state) => state.clientId)
  const [open, setOpen] = useState(() => gameOf(games, current)?.clientId ?? null)
  return (
    <Rows of={games}>
      {(shown) => (
        <List>
          {shown.map((game) =>
            game.subGames.length > 0 ? (
              <Editions
                key={game.clientId}
                game={game}
                isOpen={open === game.clientId}
                onToggle={() => setOpen(open === game.clientId ? null : game.clientId)}
                onChoose={onChoose}
              />
            ) : (
              <SingleGame key={game.clientId} game={game} current={current} onChoose={onChoose} />
            ),
          )}
        </List>
      )}
    </Rows>
  )
}

const picture = ({ clientId, logoUrl }: Game) => ({
  kind: 'node' as const,
  node: <GameLogo clientId={clientId} logoUrl={logoUrl} />,
})

function Editions(props: {
  readonly game: Game
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onChoose: (choice: GameChoice) => void
}) {
  const { game, isOpen, onToggle, onChoose } = props
  const { t } = useTranslation()
  return (
    <GroupRow
      lead={picture(game)}
      title={<bdi translate="no">{game.name}</bdi>}
      note={t('games.editionCount', { count: game.subGames.length })}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <EditionRows game={game} variant="nested" onChoose={onChoose} />
    </GroupRow>
  )
}

function SingleGame(props: {
  readonly game: Game
  readonly current: string | null
  readonly onChoose: (choice: GameChoice) => void
}) {
  const { game, current, onChoose } = props
  const { t } = useTranslation()
  const [choice] = flattenGames([game])
  if (choice === undefined) return null
  return (
    <GroupItem>
      <ListRow
        lead={picture(game)}
        title={<bdi translate="no">{game.name}</bdi>}
        value={choice.clientId === current && <Tag tone="tint">{t('games.current')}</Tag>}
        tap={{ kind: 'press', press: () => onChoose(choice) }}
      />
    </GroupItem>
  )
}
