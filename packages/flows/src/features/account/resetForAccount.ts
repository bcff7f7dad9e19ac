import { freshSelection } from '@topup/domain'
import type { Services } from '../../store/services.ts'
import type { SessionState } from '../../store/state/sessionStore.ts'

/** The store begins anew for whoever `change` makes it that of: its choices, its characters, its goods. Source: spec §4 "Login", "Logout". */
export function resetForAccount(
  { session, selection, roster, catalogue }: Pick<Services, 'catalogue' | 'roster' | 'selection' | 'session'>,
  change: (session: SessionState) => void,
): void {
  const { clientId, game } = session.getState()
  // In this order: what listens to the session writes the selection down in the new account's name.
  selection.getState().change(() => freshSelection(clientId, game?.name ?? ''))
  change(session.getState())
  roster.getState().clear()
  void catalogue.getState().load()
}
