import { accountOf } from '../../store/state/sessionStore.ts'
import type { SessionStore } from '../../store/state/sessionStore.ts'

/**
 * Under which key goods are kept on this device: those of one game, region and language, of a guest or of one account,
 * whose prices are nobody else's. Source: decision 77.
 */
export function goodsKey(session: SessionStore, language: string | undefined): string {
  const state = session.getState()
  return ['goods', state.clientId, state.region, language, accountOf(state)?.suid].join('.')
}
