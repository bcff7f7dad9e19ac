import type { EntrySecrets } from '@topup/domain'
import { beginLostVisit } from './beginLostVisit.ts'
import { followGameVisit } from './followGameVisit.ts'
import { openSdkVisit } from './openSdkVisit.ts'
import type { Visit } from '../visit/readVisit.ts'
import type { Services } from '../store/services.ts'

/**
 * Starts what only a tab opened by a game does, with the game's session or without it. Source: spec §6 "SDK
 * view", decision 55.
 */
export async function beginGameVisit(
  services: Services,
  from: {
    readonly visitKind: Visit['kind']
    readonly secrets: EntrySecrets
  },
): Promise<void> {
  const { oauthToken, oauthVerifier } = from.secrets
  const { tab } = services
  if (from.visitKind === 'lost') return beginLostVisit(services, tab)
  followGameVisit(services, tab)
  if (oauthToken !== null && oauthVerifier === null) await openSdkVisit(services, oauthToken)
}
