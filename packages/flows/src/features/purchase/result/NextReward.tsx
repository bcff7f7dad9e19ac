import { decodeActivity, getCumulativeActivityInfo } from '@topup/api-client'
import {
  type JournalEntry,
  type Money,
  type PageConfig,
  type CharacterRecipient,
  cumulativeProgress,
  formatPrice,
  isExternal,
  isUnknownPurchase,
} from '@topup/domain'
import { RewardLink } from '@topup/ui-kit/popups'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Services } from '../../../store/services.ts'
import { useSelected, useServices, useGo } from '../../../store/servicesContext.tsx'
import { type Loadable, valueOr } from '../../../store/state/loadable.ts'
import { ownerOf } from '../../../store/ownerOf.ts'
import type { SessionState } from '../../../store/state/sessionStore.ts'
import { decodingOf } from '../../claims/claimService.ts'

/**
 * What is missing to the next reward of the event, under the receipt of a paid order, and the way to it. It is asked for
 * when the receipt stands already, keeps its room until the answer, and stays empty where there is nothing to say.
 * Source: spec §4 "Event rewards", design "19-result-success".
 */
export function NextReward({ entry }: { readonly entry: JournalEntry }) {
  const { catalogue, session } = useServices()
  const config = useSelected(catalogue, (state) => state.pageConfig)
  const logins = useSelected(session, (state) => state)
  const recipient = nextRewardOf(entry, logins, config)
  if (recipient === null || isUnknownPurchase(entry.snapshot)) return null
  const { intentId, payable } = entry.snapshot
  return <Line key={intentId} to={recipient} paid={payable} />
}

function Line({ to, paid }: { readonly to: CharacterRecipient; readonly paid: Money }) {
  const { popups, translator } = useServices()
  const { t } = useTranslation()
  const go = useGo()
  const missing = useNextReward(to)
  const words = (amount: Money) =>
    t('activity.toNext', { amount: formatPrice(amount, translator.language()) })
  // Until the answer, words of about its length keep the room, so that no button moves under a finger.
  if (missing === null) return <RewardLink state="coming">{words(paid)}</RewardLink>
  const open = () => {
    popups.getState().closeAll()
    go('/activity')
  }
  return (
    <RewardLink state="known" href="/activity" onOpen={open}>
      {words(missing)}
    </RewardLink>
  )
}

/** The answer for a recipient; null before it, and where there is none. */
function useNextReward(to: CharacterRecipient): Money | null {
  const services = useServices()
  // The journal may be read again meanwhile; its order stays the same.
  const [recipient] = useState(to)
  const [missing, setMissing] = useState<Money | null>(null)
  useEffect(() => {
    const request = new AbortController()
    const read = async () => {
      const answer = await readNextReward(services, recipient, request.signal)
      if (!request.signal.aborted) setMissing(answer)
    }
    read().catch(() => undefined)
    return () => request.abort()
  }, [services, recipient])
  return missing
}

/**
 * Whose event a receipt may speak of: the recipient of an own order, while the game of the order is open in the store, has
 * an event for the sum of top-ups, and the buyer is logged in to it. Null for every other order, so that no receipt asks
 * with another player's token or speaks of another game. Source: spec §4 "Event rewards", decision 48.
 */
export function nextRewardOf(
  entry: JournalEntry,
  session: SessionState,
  config: Loadable<PageConfig>,
): CharacterRecipient | null {
  const { recipient } = entry.snapshot
  if (isExternal(entry) || isUnknownPurchase(entry.snapshot)) return null
  if (recipient.kind !== 'character' || recipient.clientId !== session.clientId) return null
  if (valueOr(config, null)?.hasCumulative !== true) return null
  return ownerOf(entry, session) === 'player' ? recipient : null
}

/**
 * What is missing to the next reward of the running total top-up event, for one recipient; null where there is no such
 * event or reward, or it cannot be read. Only reads: a failure has no reaction, and the store of the event, which belongs
 * to the character chosen now, is not touched. Source: spec §7 "Activities and VIP", decision 33.
 */
async function readNextReward(
  services: Pick<Services, 'api' | 'brand' | 'deployment' | 'serviceClock' | 'session' | 'translator'>,
  { clientId, area, server, character }: CharacterRecipient,
  signal: AbortSignal,
): Promise<Money | null> {
  const request = {
    client_id: clientId,
    type: 'cumulative' as const,
    server_id: server.value,
    role_id: character.value,
    area_id: area?.value,
  }
  const answer = await services.api.call(getCumulativeActivityInfo, request, { signal })
  if (!answer.ok) return null
  const currency = services.brand.currencies?.[services.session.getState().region]
  const found = decodeActivity(answer.value.content, decodingOf(services), currency)
  if (found?.kind !== 'cumulative') return null
  const { endsAtMs } = found.activity
  const nowMs = services.serviceClock.serviceNow()
  if (endsAtMs !== null && nowMs !== null && endsAtMs <= nowMs) return null
  return cumulativeProgress(found.activity).missing
}
