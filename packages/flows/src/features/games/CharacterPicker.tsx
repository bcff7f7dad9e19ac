import { iconPin } from '@topup/ui-kit'
import { RegionSelect, SearchField, TabList, TabPanel } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import type { Roster } from '../../store/services.ts'
import { listedServers } from './pickCharacter.ts'
import type { Picked, CharacterPicking } from './pickCharacter.ts'
import { CharacterList } from './CharacterList.tsx'
import { ServerList } from './ServerList.tsx'

const panelId = 'servers'

interface PickerProps {
  readonly roster: Roster
  readonly picking: CharacterPicking
  readonly onPick: (change: Partial<CharacterPicking>) => void
}

/** Search, tabs, servers and the characters of the picked one. */
export function CharacterPicker(props: Omit<PickerProps, 'roster'> & { readonly picked: Picked }) {
  const { picking, picked, onPick } = props
  const { roster } = picked
  const { t } = useTranslation()
  /** A search covers all servers, from whichever tab it was started. */
  const search = (query: string) => onPick(query === '' ? { query } : { query, tab: 'all' })
  const areas = roster.areas.map(({ value, display }) => ({ value, name: display }))

  return (
    <div className="stack">
      <SearchField
        label={t('server.search')}
        placeholder={t('server.searchHint')}
        value={picking.query}
        onValue={search}
        clearLabel={t('games.clear')}
      />
      {picked.area !== null && (
        <RegionSelect
          label={t('server.area')}
          icon={iconPin}
          options={areas}
          value={picked.area.value}
          onChange={(area) => onPick({ area, server: null, character: null })}
        />
      )}
      <ServerTabs roster={roster} picking={picking} current={picked.server} onPick={onPick} />
      {picked.server !== null && (
        <CharacterList
          server={picked.server}
          characters={picked.characters}
          current={picked.character}
          onPick={(character) => onPick({ character })}
        />
      )}
    </div>
  )
}

/** The servers where the player plays, or all of them; a search leaves those that it finds. */
function ServerTabs(props: PickerProps & { readonly current: Picked['server'] }) {
  const { roster, picking, current, onPick } = props
  const { t } = useTranslation()
  const servers = listedServers(roster, picking)
  return (
    <>
      <TabList
        label={t('server.tabs')}
        tabs={[
          { key: 'mine', name: t('server.mine') },
          { key: 'all', name: t('server.all') },
        ]}
        selected={picking.tab}
        onSelect={(tab) => onPick({ tab: tab === 'all' ? 'all' : 'mine' })}
        panelId={panelId}
      />
      <TabPanel id={panelId} selected={picking.tab}>
        <Found query={picking.query} count={servers.length} />
        {(servers.length > 0 || picking.query === '') && (
          <ServerList
            key={`${picking.tab} ${picking.query}`}
            servers={servers}
            roster={roster}
            picking={picking}
            current={current}
            onPick={(server) => onPick({ server, character: null })}
          />
        )}
      </TabPanel>
    </>
  )
}

/** The results of a search, read aloud as they change; the element stays in the document for that. */
function Found({ query, count }: { readonly query: string; readonly count: number }) {
  const { t } = useTranslation()
  const text = () => {
    if (query === '') return null
    return count === 0 ? t('server.noServer', { query }) : t('server.results', { count })
  }
  return <output className="search-result small dim">{text()}</output>
}
