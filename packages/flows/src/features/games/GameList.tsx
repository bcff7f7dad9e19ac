import { Tag } from '@topup/ui-kit'
import { GroupItem, GroupRow, List, ListRow } from '@topup/ui-kit/popups'
import { flattenGames, gameOf } from '@topup/domain'
import type { Game, GameChoice } from '@topup/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Rows } from '../../frame/Rows.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { EditionRows } from './EditionRows.tsx'
import { GameLogo } from './GameLogo.tsx'

/** Games with their icons. A game with editions expands to show them, and the chosen game starts expanded. */
export function GameList(props: {
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
  readonly current: string
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
