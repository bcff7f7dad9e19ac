import { accountOf } from '../../store/state/sessionStore.ts'
import type { SessionStore } from '../../store/state/sessionStore.ts'

/**
 * Under which key goods are kept on this device: those of one game, region and language, of a guest or of one account,
 * whose prices are nobody else's. Source: decision 77.
 */
export const goodsKeyOf = (of: {
  readonly clientId: string
  readonly region: string
  readonly language: string | undefined
  readonly suid: string | undefined
}): string => ['goods', of.clientId, of.region, of.language, of.suid].join('.')

/** The key of the moment. */
export function goodsKey(session: SessionStore, language: string | undefined): string {
  const state = session.getState()
  const { clientId, region } = state
  return goodsKeyOf({ clientId, region, language, suid: accountOf(state)?.suid })
}
