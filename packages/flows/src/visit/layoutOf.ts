import { showsNewVersion } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import type { SessionState } from '../store/state/sessionStore.ts'

/** The two layouts of a store: popups over one page, or four steps. Source: spec §2. */
export type Layout = 'new' | 'old'

/** The layout for the game and payment region of this moment. Source: spec §6, decision 38. */
export function layoutOf(
  { newVersion }: Pick<BrandConfig, 'newVersion'>,
  { region, clientId }: Pick<SessionState, 'region' | 'clientId'>,
): Layout {
  return showsNewVersion(newVersion, { region, clientId }) ? 'new' : 'old'
}

/** Routes that only one of the layouts has. Source: spec §2. */
const ownRoutes: Readonly<Record<Layout, readonly string[]>> = {
  new: ['/layoutGame', '/activity', '/my', '/userCenter'],
  old: ['/selectGame', '/recharge', '/result'],
}

/**
 * Where a player goes on when the layout changes with the game: pages that both layouts have stay; the pages of the
 * layout left behind give way to the goods of the game that was chosen.
 */
export function routeInLayout(layout: Layout, path: string): string {
  return ownRoutes[layout === 'new' ? 'old' : 'new'].indexOf(path) === -1 ? path : '/selectGoods'
}
