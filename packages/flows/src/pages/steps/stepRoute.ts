import type { PopupRequest } from '../../store/state/popupStack.ts'
import type { ResultOrigin } from './resultOrigin.ts'

/** A page that the old layout shows in place of a popup. */
export interface StepRoute {
  readonly path: '/recharge' | '/result'
  readonly state?: ResultOrigin
}

/**
 * Finds the step that the old layout shows in place of a popup; null for popups that both layouts have. Routes
 * to Result carry the mark of where the player came from; `pathname` is where the player is. Source: spec §2
 * "Old layout", "Route behaviour".
 */
export function stepRoute(request: PopupRequest, pathname: string): StepRoute | null {
  if (request.kind === 'recharge') return { path: '/recharge' }
  if (request.kind !== 'result') return null
  const from = pathname === '/my' ? 'my' : 'recharge'
  return { path: '/result', state: { from, order: request.order } }
}
