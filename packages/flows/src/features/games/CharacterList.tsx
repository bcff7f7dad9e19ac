import { Button, SectionTitle, iconUser } from '@topup/ui-kit'
import { EmptyState, Notice, RadioList, SelectRow } from '@topup/ui-kit/popups'
import type { Character, GameServer } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { changeAccount } from '../account/logOut.ts'
import { Rows } from '../../frame/Rows.tsx'
import { useServices } from '../../store/servicesContext.tsx'

/** The player's characters on one server, or what to do when there are none. */
export function CharacterList(props: {
  readonly server: GameServer
  readonly characters: readonly Character[]
  readonly current: Character | null
  readonly onPick: (character: string) => void
}) {
  const { server, characters, current, onPick } = props
  const { t } = useTranslation()
  if (characters.length === 0) return <NoCharacter server={server} />
  const title = t('server.charactersOn', { server: server.display })
  return (
    <section className="stack-small">
      <SectionTitle as="h3">{title}</SectionTitle>
      <Rows of={characters}>
        {(shown) => (
          <RadioList label={title}>
            {shown.map((character) => (
              <SelectRow
                key={character.value}
                lead={{
                  kind: 'icon',
                  icon: iconUser,
                  tone: character.value === current?.value ? 'tint' : undefined,
                }}
                title={<bdi translate="no">{character.display}</bdi>}
                note={character.level > 0 ? t('server.level', { level: character.level }) : undefined}
                selected={character.value === current?.value}
                onSelect={() => onPick(character.value)}
              />
            ))}
          </RadioList>
        )}
      </Rows>
      <Notice>{t('server.missing')}</Notice>
    </section>
  )
}

function NoCharacter({ server }: { readonly server: GameServer }) {
  const services = useServices()
  const { t } = useTranslation()
  return (
    <EmptyState
      variant="note"
      title={t('server.noneOnServer', { server: server.display })}
      text={t('server.noneOnServerText')}
      action={
        <Button variant="text" size="list" onClick={() => void changeAccount(services)}>
          {t('account.change')}
        </Button>
      }
    />
  )
}
