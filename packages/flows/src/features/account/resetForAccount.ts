import { nothingChosen } from '@topup/domain'
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
  // First, so that subscribers to the session find nothing chosen.
  selection.getState().change(() => nothingChosen(session.getState().game))
  change(session.getState())
  roster.getState().clear()
  void catalogue.getState().load()
}
