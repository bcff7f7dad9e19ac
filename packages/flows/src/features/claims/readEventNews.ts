import { decodeClaimableCount, getActivityStatus } from '@topup/api-client'
import type { Services } from '../../store/services.ts'
import { valueOr } from '../../store/state/loadable.ts'

/**
 * Whether the player and the chosen character have an event reward to claim; false when that cannot be read (spec §8
 * "Other load errors"). Requests only events that the page config names. Source: spec §7 `/api/cumulative/status`.
 */
export async function readEventNews(
  services: Pick<Services, 'api' | 'catalogue' | 'session' | 'selection' | 'reactToLoad'>,
): Promise<boolean> {
  const { api, catalogue, session, selection, reactToLoad } = services
  const config = valueOr(catalogue.getState().pageConfig, null)
  const { server, character, area } = selection.getState().selection
  const { clientId } = session.getState()
  if (clientId === null) return false
  const place = {
    client_id: clientId,
    server_id: server?.value,
    role_id: character?.value,
    area_id: area?.value,
  }
  const types = [
    ...(config?.hasCumulative === true ? ['cumulative' as const] : []),
    ...(config?.hasConsecutive === true ? ['continue' as const] : []),
  ]
  const answers = await Promise.all(types.map((type) => api.call(getActivityStatus, { ...place, type })))
  return answers.some((answer) => {
    if (answer.ok) return decodeClaimableCount(answer.value.content) > 0
    reactToLoad(answer.error)
    return false
  })
}
