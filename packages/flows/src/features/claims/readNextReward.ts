import { decodeActivity, getCumulativeActivityInfo } from '@topup/api-client'
import { cumulativeProgress } from '@topup/domain'
import type { Money, Recipient } from '@topup/domain'
import type { Services } from '../../store/services.ts'
import { decodingOf } from './decodingOf.ts'

/**
 * What is missing to the next reward of the running total top-up event, for one recipient; null where there is no such
 * event or reward, or it cannot be read. Only reads: a failure has no reaction, and the store of the event, which belongs
 * to the character chosen now, is not touched. Source: spec §7 "Activities and VIP", decision 33.
 */
export async function readNextReward(
  services: Pick<Services, 'api' | 'brand' | 'deployment' | 'serviceClock' | 'session' | 'translator'>,
  { clientId, area, server, character }: Recipient,
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
