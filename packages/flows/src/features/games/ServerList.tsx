import { Button, iconServer } from '@topup/ui-kit'
import { EmptyState, RadioList, SelectRow } from '@topup/ui-kit/popups'
import type { GameServer } from '@topup/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { charactersOn } from './pickCharacter.ts'
import type { CharacterPicking } from './pickCharacter.ts'
import type { Roster } from '../../store/contracts/roster.ts'

/** How many rows are drawn at a time: a game may have 2,000 servers, and a search covers all of them. */
const rowsAtATime = 60

/** The servers of a tab or search, as one choice. */
export function ServerList(props: {
  readonly servers: readonly GameServer[]
  readonly roster: Roster
  readonly picking: CharacterPicking
  readonly current: GameServer | null
  readonly onPick: (server: string) => void
}) {
  const { servers, roster, picking, current, onPick } = props
  const { t } = useTranslation()
  const [shown, setShown] = useState(rowsAtATime)
  const noteOf = (server: GameServer) => {
    const count = charactersOn(roster, server).length
    return count === 0 ? t('server.noCharacter') : t('server.characters', { count })
  }

  return (
    <div className="stack-small">
      {servers.length === 0 ? (
        <EmptyState variant="note" title={t(picking.tab === 'mine' ? 'server.noMine' : 'server.failed')} />
      ) : (
        <RadioList label={t(picking.tab === 'mine' ? 'server.mine' : 'server.all')}>
          {servers.slice(0, shown).map((server) => (
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
      {servers.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + rowsAtATime)}>
          {t('server.more')}
        </Button>
      )}
    </div>
  )
}
