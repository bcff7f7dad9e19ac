import { EmptyState, SearchField, Sheet } from '@topup/ui-kit/popups'
import type { Game, GameChoice } from '@topup/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../frame/WaitingRows.tsx'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { chooseGame } from './chooseGame.ts'
import { findGames } from './findGames.ts'
import { GameList } from './GameList.tsx'

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
  const found = findGames(props.games, query)
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
