import type { SelectionStore } from '../../store/state/selectionStore.ts'
import type { SessionStore } from '../../store/state/sessionStore.ts'

/** The character that is chosen, in the game it is chosen in, as one key; null without one. */
export function characterOf(session: SessionStore, selection: SelectionStore): string | null {
  const { role, server, area } = selection.getState().selection
  return role && server && [session.getState().clientId, server.value, role.value, area?.value].join('\n')
}
