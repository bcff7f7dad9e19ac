import { buildSearch, cleanSearch, platformOf, resolveSocialCode, socialCodeOf } from '@topup/domain'
import type { BrandGame } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import { keepTrafficSource } from './trafficSource.ts'

/** The parts of a window that are needed to read and follow a social code. */
export type SocialBrowser = Pick<Window, 'location' | 'history' | 'navigator'>

/**
 * Follows `/@code` before the store starts: to `/` with the client id that the code stands for, marked as
 * social traffic; an unknown code opens the parameter error page. The code's area is not put into the link: the
 * game is sold in the area of its row anyway, and an area in the link would apply to every other game too.
 * Returns the query string to start with. Source: spec §2 "The path containing an at sign", decision 54.
 */
export function followSocialCode(start: {
  readonly games: readonly BrandGame[]
  readonly brandStorage: BrandStorage
  readonly browser: SocialBrowser
  readonly search: string
}): string {
  const { games, brandStorage, browser, search } = start
  const { location, history, navigator } = browser
  const code = socialCodeOf(location.pathname)
  if (code === null) return search
  const goTo = (path: string) => history.replaceState(history.state, '', path)
  const clientId = resolveSocialCode(games, code, platformOf(navigator.userAgent, navigator.maxTouchPoints))
  if (clientId === null) {
    goTo('/showError')
    return search
  }
  keepTrafficSource(brandStorage, 'social')
  const own = buildSearch([['client_id', clientId]])
  // The first of repeated parameters counts, so the code's own come first.
  const joined = search.length > 1 ? `${own}&${search.slice(1)}` : own
  goTo(`/${cleanSearch(joined)}`)
  return joined
}
