import { entryOfBillingNo, externalOrderNamed } from '@topup/domain'
import { accountOf } from '../../../store/state/sessionStore.ts'
import type { Services } from '../../../store/services.ts'

/**
 * Records an order that an answer named, for the player and character that the answer was about, unless this device
 * already knows the order. Source: decision 46.
 */
export function keepNamed(
  {
    journal,
    session,
    selection,
    clock,
    api,
  }: Pick<Services, 'journal' | 'session' | 'selection' | 'clock' | 'api'>,
  billingNo: string,
): void {
  journal.getState().reload()
  const account = accountOf(session.getState())
  const { clientId, game, region } = session.getState()
  const { area, server, character } = selection.getState().selection
  const isKnown = entryOfBillingNo(journal.getState().journal, billingNo) !== null
  if (isKnown || account === null || server === null || character === null) return
  const { username, suid } = account
  const asker = { clientId, gameName: game?.name ?? clientId, username, suid, area, server, character }
  const named = {
    billingNo,
    apiOrigin: api.currentOrigin(),
    nowMs: clock.now(),
    asker,
    paymentRegion: region,
  }
  journal.getState().record(externalOrderNamed(named))
}
