import { getOrderInfo, loginAuth } from '@topup/api-client/contract'
import type { Random } from '../time/random.ts'
import type { ServiceAnswer, ServiceRequest } from '../service/answer.ts'
import { rejection } from '../service/answer.ts'

const anyCall = ['notLoggedIn', 'notRealName', 'wrongDomain', 'notAGame', 'parameter', 'busy'] as const

/**
 * A "no" that the service gives before it does anything, now and then: an ended session, a lost real name, a wrong
 * place. Whoever is rejected so has no order of this request. An order query is rejected less for the visitor's sake, or
 * nothing would ever end, and more because the service is busy, which says nothing of the order.
 */
export function rejectAtRandom(
  { path }: ServiceRequest,
  random: Random,
  share: number,
): ServiceAnswer | null {
  if (path === getOrderInfo.path && random.chance(Math.min(0.5, share * 5))) return rejection('busy')
  const isQuery = path === getOrderInfo.path || path === loginAuth.path
  if (!random.chance(isQuery ? share / 3 : share)) return null
  return rejection(random.pick(anyCall))
}
