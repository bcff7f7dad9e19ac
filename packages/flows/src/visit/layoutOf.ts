import { showsNewVersion } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import type { SessionState } from '../store/state/sessionStore.ts'

/** The two layouts of a store: popups over one page, or four steps. Source: spec §2. */
export type Layout = 'new' | 'old'

/** The layout for the current game and payment region. Source: spec §6, decision 38. */
export function layoutOf(
  { newVersion }: Pick<BrandConfig, 'newVersion'>,
  { region, clientId, game }: Pick<SessionState, 'region' | 'clientId' | 'game'>,
): Layout {
  const parentClientId = game?.parentClientId ?? null
  return showsNewVersion(newVersion, { region, clientId, parentClientId }) ? 'new' : 'old'
}

/** Routes that only one of the layouts has. Source: spec §2. */
const ownRoutes: Readonly<Record<Layout, readonly string[]>> = {
  new: ['/layoutGame'],
  old: ['/selectGame', '/recharge', '/result'],
}

/**
 * The route where a player continues when the layout changes with the game: a page that only one layout has is
 * replaced by the products of the chosen game; null for a page that both layouts have, which stays. Source: spec §6
 * "New version".
 */
export function routeInLayout(layout: Layout, path: string): '/selectGoods' | null {
  return ownRoutes[layout === 'new' ? 'old' : 'new'].indexOf(path) === -1 ? null : '/selectGoods'
}
