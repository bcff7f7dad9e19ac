import { withTrackedParams } from '../store/withTrackedParams.ts'
import { layoutOf } from '../visit/layoutOf.ts'
import type { Services } from '../store/services.ts'

/**
 * Goes from `/` to the first page before anything is drawn. A redirect during the first drawing would remove
 * the painted page and leave the screen empty until the router has followed: 300 ms on a slow phone. Source:
 * spec §2.
 */
export function openFirstRoute(
  { brand, session }: Pick<Services, 'brand' | 'session'>,
  { location, history }: Pick<Window, 'location' | 'history'>,
): void {
  if (location.pathname !== '/') return
  const first = layoutOf(brand, session.getState()) === 'new' ? '/selectGoods' : '/selectGame'
  history.replaceState(history.state, '', withTrackedParams(first, location.search))
}
