import { Button, SectionTitle, iconUser } from '@topup/ui-kit'
import { EmptyState, Notice, RadioList, SelectRow } from '@topup/ui-kit/popups'
import type { GameRole, GameServer } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { changeAccount } from '../account/logOut.ts'
import { useServices } from '../../store/servicesContext.tsx'

/** The player's characters on one server, or what to do when there are none. */
export function RoleList(props: {
  readonly server: GameServer
  readonly roles: readonly GameRole[]
  readonly current: GameRole | null
  readonly onPick: (role: string) => void
}) {
  const { server, roles, current, onPick } = props
  const { t } = useTranslation()
  if (roles.length === 0) return <NoRole server={server} />
  const title = t('server.charactersOn', { server: server.display })
  return (
    <section className="stack-small">
      <SectionTitle as="h3">{title}</SectionTitle>
      <RadioList label={title}>
        {roles.map((role) => (
          <SelectRow
            key={role.value}
            lead={{ kind: 'icon', icon: iconUser, tone: role.value === current?.value ? 'tint' : undefined }}
            title={<bdi>{role.display}</bdi>}
            note={role.level > 0 ? t('server.level', { level: role.level }) : undefined}
            selected={role.value === current?.value}
            onSelect={() => onPick(role.value)}
          />
        ))}
      </RadioList>
      <Notice>{t('server.missing')}</Notice>
    </section>
  )
}

function NoRole({ server }: { readonly server: GameServer }) {
  const services = useServices()
  const { t } = useTranslation()
  return (
    <EmptyState
      variant="note"
      title={t('server.noRole', { server: server.display })}
      text={t('server.noRoleText')}
      action={
        <Button variant="text" size="list" onClick={() => void changeAccount(services)}>
          {t('account.change')}
        </Button>
      }
    />
  )
}
