import {
  type Character,
  type Choice,
  type Entry,
  preselect,
  selectionAfterLink,
  withServer,
} from '@topup/domain'
import type { Services } from '../../store/services.ts'

/** Makes a character the recipient and loads its limits. Source: spec §3 "Order selection". */
export function chooseCharacter(
  {
    selection,
    session,
    catalogue,
    tracking,
  }: Pick<Services, 'catalogue' | 'selection' | 'session' | 'tracking'>,
  character: Character,
  area: Choice | null,
): void {
  const { game } = session.getState()
  const { server } = character
  selection.getState().change((held) => ({
    ...withServer(held, server, server.realServer),
    gameName: game?.name ?? held.gameName,
    area,
    character: { value: character.value, display: character.display },
  }))
  tracking.track('selectRole')
  void catalogue.getState().loadLimits()
}

/**
 * Chooses the character that the link names, if the service lists it for this account, or the only one there is. A link
 * names a character of its own game alone. With it goes the area that the character says it is in; where it says none, the
 * link's, or the only one there is: without an area nothing can be bought where area roles are on. Source: decision 31,
 * faults S8.
 */
export async function preselectCharacter(
  services: Pick<Services, 'catalogue' | 'entry' | 'roster' | 'selection' | 'session' | 'tracking'>,
  namesNewRecipient = false,
): Promise<void> {
  const { roster, selection, session } = services
  // Before anything is asked, so that nothing is bought for the recipient before.
  if (namesNewRecipient) selection.getState().change((held) => selectionAfterLink(held, services.entry))
  await roster.getState().load()
  const loaded = roster.getState().roster
  if (loaded.kind !== 'ready' || selection.getState().selection.character !== null) return
  const { areas, servers, characters } = loaded.value
  const entry = isOfGame(services.entry, session.getState().clientId) ? services.entry : nobodyNamed
  const fromLink = preselect({ entry, listed: { areas, servers, characters } })
  const [only] = characters
  const character = fromLink.character ?? (characters.length === 1 ? only : undefined)
  if (character === undefined) return
  // A character that says where it is has no other area, whatever the link says.
  const [onlyArea = null] = areas.length === 1 ? areas : []
  const area =
    character.areaId === undefined
      ? (fromLink.area ?? onlyArea)
      : (areas.find(({ value }) => value === character.areaId) ?? null)
  chooseCharacter(services, character, area)
}

const isOfGame = ({ clientId }: Entry, current: string | null): boolean =>
  clientId === null || clientId === current

const nobodyNamed = { areaId: null, serverId: null, characterId: null }
