import {
  Button,
  DestinationCard,
  DestinationPrompt,
  DestinationRow,
  DestinationSkeleton,
  iconServer,
} from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { accountOf } from '../../store/state/sessionStore.ts'
import { useSelected, useServices, useStoreScope } from '../../store/servicesContext.tsx'
import { useRoleName } from './useRoleName.ts'

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
  if (game === null && isLoading) return <DestinationSkeleton />

  return (
    <DestinationCard
      gameName={game?.parentName ?? game?.name ?? t('destination.noGame')}
      gamePicture={game?.logoUrl ?? undefined}
      account={
        <>
          {account === null ? t('destination.guest') : <bdi>{account.username}</bdi>}
          {game?.parentName && [' · ', <bdi key="edition">{game.name}</bdi>]}
        </>
      }
      scene={<artwork.Hero />}
      onChangeGame={{ label: t('common.change'), press: () => popups.getState().push({ kind: 'games' }) }}
    >
      {account === null ? <LogInRow /> : <RoleRow />}
    </DestinationCard>
  )
}

function LogInRow() {
  const { popups } = useServices()
  const { t } = useTranslation()
  return (
    <DestinationPrompt
      title={t('destination.logInTitle')}
      note={t('destination.logInText')}
      action={
        <Button size="list" onClick={() => popups.getState().push({ kind: 'login' })}>
          {t('destination.logIn')}
        </Button>
      }
    />
  )
}

function RoleRow() {
  const { popups } = useServices()
  const { t } = useTranslation()
  const role = useRoleName()
  const open = () => popups.getState().push({ kind: 'serverRole' })
  if (role === null) {
    return (
      <DestinationRow
        icon={iconServer}
        title={t('destination.chooseRole')}
        note={t('destination.chooseRoleText')}
        onPress={open}
      />
    )
  }
  return (
    <DestinationRow
      icon={iconServer}
      title={<bdi>{role.name}</bdi>}
      note={t('destination.server', { server: role.server })}
      onPress={open}
    />
  )
}
