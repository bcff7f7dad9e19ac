import { DestinationCard, DestinationSkeleton, NameLine } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices, useStoreScope } from '../../store/servicesContext.tsx'
import { accountOf } from '../../store/state/sessionStore.ts'
import { CharacterRow, LogInRow } from './ShelfView.tsx'

/**
 * Game, account, server and character: who receives what is bought. Source: decision 31, design.md §4 "Destination
 * card".
 */
export function Destination() {
  const { session, catalogue, popups } = useServices()
  const { artwork } = useStoreScope()
  const { t } = useTranslation()
  const game = useSelected(session, (state) => state.game)
  const account = useSelected(session, accountOf)
  const isLoading = useSelected(catalogue, (state) => state.games.kind === 'loading')
  const row = account === null ? <Guest /> : <Player />
  if (game === null && isLoading) return <DestinationSkeleton>{row}</DestinationSkeleton>

  return (
    <DestinationCard
      gameName={game?.parentName ?? game?.name ?? t('destination.noGame')}
      gamePicture={game?.logoUrl ?? undefined}
      account={
        <NameLine
          of={[account?.username ?? t('destination.guest'), ...(game?.parentName ? [game.name] : [])]}
        />
      }
      scene={<artwork.Hero />}
      onChangeGame={{ label: t('common.change'), press: () => popups.getState().push({ kind: 'games' }) }}
    >
      {row}
    </DestinationCard>
  )
}

function Guest() {
  const { popups } = useServices()
  const { t } = useTranslation()
  return (
    <LogInRow
      title={t('destination.logInTitle')}
      note={t('destination.logInText')}
      action={t('destination.logIn')}
      onPress={() => popups.getState().push({ kind: 'login' })}
    />
  )
}

function Player() {
  const { popups } = useServices()
  const { t } = useTranslation()
  const character = useCharacterName()
  const open = () => popups.getState().push({ kind: 'serverCharacter' })
  if (character === null) {
    return (
      <CharacterRow
        title={t('destination.chooseCharacter')}
        note={t('destination.chooseCharacterText')}
        onPress={open}
      />
    )
  }
  return (
    <CharacterRow
      title={<bdi translate="no">{character.name}</bdi>}
      note={t('destination.server', { server: character.server })}
      onPress={open}
    />
  )
}

/** The chosen character and server as players read them, or null before a character is chosen. */
export function useCharacterName(): { readonly name: string; readonly server: string } | null {
  const { selection } = useServices()
  const { character, server } = useSelected(selection, (state) => state.selection)
  if (character === null || server === null) return null
  return { name: character.display, server: server.display }
}
