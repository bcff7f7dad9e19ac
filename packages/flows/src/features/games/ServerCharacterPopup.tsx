import type { ApiError } from '@topup/api-client'
import { charactersOn, type Character, type GameServer } from '@topup/domain'
import { Button, SectionTitle, iconPin, iconServer, iconUser } from '@topup/ui-kit'
import {
  EmptyState,
  Notice,
  RadioList,
  RegionSelect,
  SearchField,
  SelectRow,
  Sheet,
  TabList,
  TabPanel,
} from '@topup/ui-kit/popups'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { Rows } from '../../frame/Rows.tsx'
import { WaitingRows } from '../../frame/WaitingRows.tsx'
import type { Roster } from '../../store/services.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { valueOr } from '../../store/state/loadable.ts'
import { changeAccount } from '../account/logOut.ts'
import { StepLine } from './StepLine.tsx'
import { chooseCharacter } from './chooseCharacter.ts'
import { type IntentStep, continueToRecharge } from './continueIntent.ts'
import {
  type CharacterPicking,
  type Picked,
  listedServers,
  pickedOf,
  startOfPicking,
} from './pickCharacter.ts'

const noRoster: Roster = { areas: [], servers: [], characters: [] }
const nothing: Picked = { server: null, characters: [], character: null, area: null, roster: noRoster }

/**
 * The popup to choose the server and character that receive the products. With a `step` the choice leads on to the
 * product. Source: spec §2 "Server and role selection", decision 70.
 */
export function ServerCharacterPopup(props: {
  readonly step?: IntentStep | undefined
  readonly onClose: () => void
}) {
  const { step, onClose } = props
  const services = useServices()
  const { roster: rosterStore, selection, catalogue, tracking } = services
  const { t } = useTranslation()
  const roster = useSelected(rosterStore, (state) => state.roster)
  const held = useSelected(selection, (state) => state.selection)
  const hasAreas = useSelected(catalogue, (state) => valueOr(state.pageConfig, null)?.isAreaRole ?? false)
  const [picking, setPicking] = useState(startOfPicking)
  useEffect(() => void rosterStore.getState().load(), [rosterStore])

  const picked =
    roster.kind === 'ready' ? pickedOf(withAreas(roster.value, hasAreas), picking, held) : nothing
  const use = () => {
    if (picked.character === null) return
    chooseCharacter(services, picked.character, picked.area)
    tracking.track('manualSelectRole')
    if (step === undefined) onClose()
    else void continueToRecharge(services, step)
  }

  return (
    <Sheet
      title={t('server.title')}
      note={step && <StepLine intent={step.intent} step={step.intent.steps - 1} />}
      closeLabel={t('common.close')}
      size="tall"
      onClose={onClose}
      footer={
        <Button disabled={picked.character === null} onClick={use}>
          {picked.character === null || picked.server === null
            ? t('server.pick')
            : t('server.use', { character: picked.character.display, server: picked.server.display })}
        </Button>
      }
    >
      {roster.kind === 'loading' && <WaitingRows label={t('server.loading')} />}
      {roster.kind === 'failed' && <NotLoaded error={roster.error} />}
      {roster.kind === 'ready' && (
        <CharacterPicker
          picking={picking}
          picked={picked}
          onPick={(change) => setPicking((before) => ({ ...before, ...change }))}
        />
      )}
    </Sheet>
  )
}

/** Areas count only where the game has area roles. Source: spec §5 "Area is sent only when is_area_role is on". */
const withAreas = (roster: Roster, hasAreas: boolean): Roster =>
  hasAreas ? roster : { ...roster, areas: [] }

function NotLoaded({ error }: { readonly error: ApiError }) {
  const { roster } = useServices()
  const { t } = useTranslation()
  return <LoadFailed title={t('server.failed')} error={error} onRetry={() => void roster.getState().load()} />
}

const panelId = 'servers'

interface PickerProps {
  readonly roster: Roster
  readonly picking: CharacterPicking
  readonly onPick: (change: Partial<CharacterPicking>) => void
}

/** Search, tabs, servers and the characters of the picked one. */
function CharacterPicker(props: Omit<PickerProps, 'roster'> & { readonly picked: Picked }) {
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
          moreLabel={t('common.more')}
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

/** The player's characters on one server, or what to do when there are none. */
function CharacterList(props: {
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

/** The servers of a tab or search, as one choice; a search covers those too that are not drawn. */
function ServerList(props: {
  readonly servers: readonly GameServer[]
  readonly roster: Roster
  readonly picking: CharacterPicking
  readonly current: GameServer | null
  readonly onPick: (server: string) => void
}) {
  const { servers, roster, picking, current, onPick } = props
  const { t } = useTranslation()
  const noteOf = (server: GameServer) => {
    const count = charactersOn(roster.characters, server).length
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
