import { iconServer } from '@topup/ui-kit'
import { EmptyState, RadioList, SelectRow } from '@topup/ui-kit/popups'
import type { GameServer } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import type { Roster } from '../../store/services.ts'
import { charactersOn } from './pickCharacter.ts'
import type { CharacterPicking } from './pickCharacter.ts'
import { Rows } from '../../frame/Rows.tsx'

/** The servers of a tab or search, as one choice; a search covers those too that are not drawn. */
export function ServerList(props: {
  readonly servers: readonly GameServer[]
  readonly roster: Roster
  readonly picking: CharacterPicking
  readonly current: GameServer | null
  readonly onPick: (server: string) => void
}) {
  const { servers, roster, picking, current, onPick } = props
  const { t } = useTranslation()
  const noteOf = (server: GameServer) => {
    const count = charactersOn(roster, server).length
    return count === 0 ? t('server.noCharacter') : t('server.characters', { count })
  }

  return (
    <div className="stack-small">
      {servers.length === 0 ? (
        <EmptyState variant="note" title={t(picking.tab === 'mine' ? 'server.noMine' : 'server.failed')} />
      ) : (
        <Rows of={servers}>
          {(shown) => (
            <RadioList label={t(picking.tab === 'mine' ? 'server.mine' : 'server.all')}>
              {shown.map((server) => (
                <SelectRow
                  key={server.value}
                  lead={{
                    kind: 'icon',
                    icon: iconServer,
                    tone: server.value === current?.value ? 'tint' : undefined,
                  }}
                  title={<bdi translate="no">{server.display}</bdi>}
                  note={noteOf(server)}
                  selected={server.value === current?.value}
                  onSelect={() => onPick(server.value)}
                />
              ))}
            </RadioList>
          )}
        </Rows>
      )}
    </div>
  )
}
