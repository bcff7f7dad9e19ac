import type { PopupRequest } from '../store/state/popupStack.ts'
import type { SessionStore } from '../store/state/sessionStore.ts'

/**
 * A login and a choice of character are for a game: while none is chosen, its list opens in their place.
 * Source: spec §8 (-3001).
 */
export function gameFirst(session: Pick<SessionStore, 'getState'>, wanted: PopupRequest): PopupRequest {
  const needsGame = wanted.kind === 'login' || wanted.kind === 'serverCharacter'
  return needsGame && session.getState().clientId === '' ? { kind: 'games' } : wanted
}
