import { withServer } from '@topup/domain'
import type { Choice, GameRole } from '@topup/domain'
import type { Services } from '../../store/services.ts'

/** Makes a character the recipient and loads its limits. Source: spec §3 "Order selection". */
export function chooseRole(
  {
    selection,
    session,
    catalogue,
    tracking,
  }: Pick<Services, 'catalogue' | 'selection' | 'session' | 'tracking'>,
  role: GameRole,
  area: Choice | null,
): void {
  const { clientId, game } = session.getState()
  const { server } = role
  selection.getState().change((held) => ({
    ...withServer(held, { value: server.value, display: server.display }, server.realServer),
    clientId,
    gameName: game?.name ?? held.gameName,
    area,
    role: { value: role.value, display: role.display },
  }))
  tracking.track('selectRole')
  void catalogue.getState().loadLimits()
}
