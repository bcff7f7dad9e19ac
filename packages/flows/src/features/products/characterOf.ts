import type { SelectionStore } from '../../store/state/selectionStore.ts'
import type { SessionStore } from '../../store/state/sessionStore.ts'

/** One key for the chosen character and the game it was chosen in; null without a character. */
export function characterOf(session: SessionStore, selection: SelectionStore): string | null {
  const { character, server, area } = selection.getState().selection
  return (
    character &&
    server &&
    [session.getState().clientId, server.value, character.value, area?.value].join('\n')
  )
}
