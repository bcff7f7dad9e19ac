import { withServer } from '@topup/domain'
import type { Choice, Character } from '@topup/domain'
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
  const { clientId, game } = session.getState()
  const { server } = character
  selection.getState().change((held) => ({
    ...withServer(held, server, server.realServer),
    clientId,
    gameName: game?.name ?? held.gameName,
    area,
    character: { value: character.value, display: character.display },
  }))
  tracking.track('selectRole')
  void catalogue.getState().loadLimits()
}
