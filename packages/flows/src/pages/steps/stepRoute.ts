import type { PopupRequest } from '../../store/state/popupStack.ts'
import type { ResultOrigin } from './resultOrigin.ts'

/** A page that stands for a popup of the new layout. */
export interface StepRoute {
  readonly path: '/recharge' | '/result'
  readonly state?: ResultOrigin
}

/**
 * The step that shows what the new layout shows in a popup; null for popups that both layouts have. Results keep
 * the mark of where they came from. Source: spec §2 "Old layout", "Route behaviour".
 */
export function stepRoute(request: PopupRequest): StepRoute | null {
  if (request.kind === 'recharge') return { path: '/recharge' }
  if (request.kind === 'result') return { path: '/result', state: { from: 'recharge', order: request.order } }
  return null
}
