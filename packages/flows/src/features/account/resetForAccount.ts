import { freshSelection } from '@topup/domain'
import type { Services } from '../../store/services.ts'
import type { SessionState } from '../../store/state/sessionStore.ts'

/**
 * Resets the store's choices, characters and products for the account that `change` makes the current one.
 * Source: spec §4 "Login", "Logout".
 */
export function resetForAccount(
  { session, selection, roster, catalogue }: Pick<Services, 'catalogue' | 'roster' | 'selection' | 'session'>,
  change: (session: SessionState) => void,
): void {
  const { clientId, game } = session.getState()
  // The order matters: a listener of the session stores the selection under the new account.
  selection.getState().change(() => freshSelection(clientId, game?.name ?? '', game?.gpId))
  change(session.getState())
  roster.getState().clear()
  void catalogue.getState().load()
}
