import { NameLine, iconServer, iconUser } from '@topup/ui-kit'
import { List, ListRow } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { accountOf } from '../../store/state/sessionStore.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { useCharacterName } from '../../features/products/useCharacterName.ts'

/** Server, character and account of the recipient, or the button to log in. Source: decisions 31 and 67. */
export function RecipientRows() {
  const { session, selection, popups } = useServices()
  const { t } = useTranslation()
  const account = useSelected(session, accountOf)
  const server = useSelected(selection, (state) => state.selection.server)
  const character = useCharacterName()
  if (account === null) {
    return (
      <List>
        <ListRow
          lead={{ kind: 'icon', icon: iconUser, tone: 'tint' }}
          title={t('destination.logIn')}
          tap={{ kind: 'press', opens: 'dialog', press: () => popups.getState().push({ kind: 'login' }) }}
        />
      </List>
    )
  }
  const tap = {
    kind: 'press',
    opens: 'dialog',
    press: () => popups.getState().push({ kind: 'serverCharacter' }),
  } as const
  return (
    <List>
      <ListRow
        lead={{ kind: 'icon', icon: iconServer, tone: 'tint' }}
        title={server ? <bdi translate="no">{server.display}</bdi> : t('destination.chooseCharacter')}
        note={t('steps.server')}
        tap={tap}
      />
      <ListRow
        lead={{ kind: 'icon', icon: iconUser, tone: 'tint' }}
        title={character ? <bdi translate="no">{character.name}</bdi> : t('server.pick')}
        note={<NameLine of={[t('result.character'), account.username]} />}
        tap={tap}
      />
    </List>
  )
}
