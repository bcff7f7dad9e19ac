import type { SelectionStore } from '../../store/state/selectionStore.ts'
import type { SessionStore } from '../../store/state/sessionStore.ts'

/** One key for the chosen character and the game it was chosen in; null without a character. */
export function characterOf(session: SessionStore, selection: SelectionStore): string | null {
  const { role, server, area } = selection.getState().selection
  return role && server && [session.getState().clientId, server.value, role.value, area?.value].join('\n')
}
