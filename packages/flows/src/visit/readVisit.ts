import {
  type BrandConfig,
  type BrandGame,
  type Entry,
  type EntrySecrets,
  type GameChoice,
  type Language,
  type PaymentRegion,
  type Platform,
  type Result,
  canChangeRegion,
  chooseLanguage,
  isMobile,
  ok,
  ownValue,
  parseEntry,
  parseGameChoice,
  parseLanguage,
  parsePaymentRegion,
  platformOf,
  readText,
  type LinkAddress,
  cleanSearch,
  repairAddress,
  showsNewVersion,
} from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import { languagesOf } from '../platform/device.ts'
import { newId } from '../platform/newId.ts'
import type { Device } from '../store/services.ts'
import { type ChosenRegion, chosenRegionIn } from '../store/state/chosenRegion.ts'
import { gameVisitOf } from './gameVisit.ts'
import { type RegionRule, regionOfGame } from './regionOfGame.ts'
import { linkOfTab } from './tabLink.ts'
import type { SessionState } from '../store/state/sessionStore.ts'

/** How a visit begins: what the link of this tab asked for, and the resulting device, game, payment region and language. */
export interface Visit extends FirstGame {
  readonly entry: Entry
  readonly secrets: EntrySecrets
  readonly device: Device
  /** Without a payment region there is nothing to sell. Source: spec §4. */
  readonly region: Result<PaymentRegion, 'none'>
  /**
   * The region where this visit sells a newly chosen game; the game before was sold in `before`. Source:
   * decision 54.
   */
  readonly regionOf: (game: GameChoice, before: PaymentRegion) => PaymentRegion
  readonly language: Language
  /**
   * `sdk`: opened inside a game, so stored accounts and choices are not used. `lost`: a game's tab that has
   * lost the session (decision 55). Source: spec §6.
   */
  readonly kind: 'sdk' | 'lost' | null
  /** The region that the player chose in this tab for a game. */
  readonly chosenRegion: ChosenRegion | null
  /** Whether this link is the first of the tab to name its recipient, who goes before one chosen earlier. */
  readonly namesNewRecipient: boolean
}

/**
 * Reads the link, what is stored and what the browser reports. `search` is the query string as it arrived,
 * secrets included. The script that asks early finds the same (`early/askFirst.ts`); device id and region are kept for the
 * next visit, and what the link asks for is kept for this tab.
 */
export function readVisit(from: {
  readonly brand: VisitBrand
  readonly brandStorage: BrandStorage
  /** The storage of this tab. */
  readonly tab: BrandStorage
  readonly search: string
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints' | 'languages'>
}): Visit {
  const { brand, brandStorage, tab, navigator } = from
  const { entry: address, secrets } = parseEntry(from.search, brand.regions)
  const device = deviceOf(navigator, deviceIdOf(brandStorage, address.idfv))
  const kind = gameVisitOf(tab, address, secrets)
  const { entry, language, namesNewRecipient } = linkOfTab(tab, address)
  const chosenRegion = chosenRegionIn(tab)
  const { platform } = device
  const isOfGame = kind !== null
  const sale = firstSale({ brand, entry, isOfGame, chosenRegion, brandStorage, tab, platform })
  const rule = { brand, linkRegion: entry.region }
  return {
    entry,
    secrets,
    device,
    ...sale.first,
    region: sale.region,
    regionOf: (game, before) => {
      const region = regionOfGame(rule, game, before)
      return region.ok ? region.value : before
    },
    language: chooseLanguage({
      requested: language,
      saved: brandStorage.read('language', parseLanguage),
      browserLanguages: languagesOf(navigator),
      brand,
    }),
    kind,
    chosenRegion,
    namesNewRecipient,
  }
}

const deviceOf = (
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
  deviceId: string,
): Device => ({
  platform: platformOf(userAgent, maxTouchPoints),
  isMobile: isMobile(userAgent, maxTouchPoints),
  userAgent,
  deviceId,
})

/** The game that a visit opens with, and the region where it is sold. */
export interface FirstSale {
  readonly first: FirstGame
  readonly region: Result<PaymentRegion, 'none'>
}

/**
 * What a visit sells first (`firstGame`, `firstRegion`). A link's game for which there is no region leads to /notArea: no other
 * game takes its place. `isOfGame`: the tab was opened by a game, and changes nothing for other tabs. Source: decision 54,
 * spec §2 "Query parameters read on entry", §4 "Payment region resolution".
 */
export function firstSale(from: {
  readonly brand: RegionRule['brand']
  readonly entry: Pick<Entry, 'clientId' | 'region'>
  readonly isOfGame: boolean
  readonly chosenRegion: ChosenRegion | null
  readonly brandStorage: BrandStorage
  readonly tab: BrandStorage
  readonly platform: Platform
}): FirstSale {
  const { brand, entry, isOfGame, chosenRegion, brandStorage, tab, platform } = from
  const rule = { brand, linkRegion: entry.region }
  const kept = isOfGame ? readOnly(brandStorage) : brandStorage
  const first = firstGame({ brand, entry, brandStorage, tab, platform })
  return { first, region: firstRegion({ rule, chosen: chosenRegion, first, brandStorage: kept, tab }) }
}

const readOnly = (brandStorage: BrandStorage): BrandStorage => ({
  ...brandStorage,
  write: () => false,
  remove: () => undefined,
})

/**
 * The payment region to open with: the one that the player chose for the game in this tab, else that of the
 * game (`regionOfGame`); for a game that no table knows, the last one of this tab or of the last visit. It is
 * saved; a saved one that the brand does not list is forgotten.
 * Source: decision 54, spec §4 "Payment region resolution".
 */
export function firstRegion(from: {
  readonly rule: RegionRule
  readonly chosen: ChosenRegion | null
  readonly first: FirstGame
  readonly brandStorage: BrandStorage
  readonly tab: BrandStorage
}): Result<PaymentRegion, 'none'> {
  const { rule, chosen, first, brandStorage, tab } = from
  const { clientId, game } = first
  const saved = tab.read('region', parsePaymentRegion) ?? brandStorage.read('region', parsePaymentRegion)
  const region =
    chosen?.clientId === clientId && canChangeRegion(rule.brand.regions, chosen.region)
      ? ok(chosen.region)
      : regionOfGame(rule, { clientId, parentClientId: game?.parentClientId ?? null }, saved)
  for (const each of [brandStorage, tab]) {
    if (region.ok) each.write('region', region.value)
    else each.remove('region')
  }
  return region
}

/** The game that a visit opens with; `game` is null until the game list has named it, `clientId` where the brand has no game. */
interface FirstGame {
  readonly clientId: string | null
  readonly game: GameChoice | null
}

/**
 * The game to open with, the first that exists of: the one chosen in this tab, the link's (`linkOfTab`), the one
 * chosen last in any tab, the brand's first. So a reload changes nothing, whatever other tabs sell. `tab` is the
 * storage of this tab. Source: decision 54, spec §2 "client_id".
 */
export function firstGame(from: {
  readonly brand: Pick<VisitBrand, 'games'>
  readonly entry: Pick<Entry, 'clientId'>
  readonly brandStorage: BrandStorage
  readonly tab: BrandStorage
  readonly platform: Platform
}): FirstGame {
  const { brand, entry, brandStorage, tab, platform } = from
  const kept = [tab, brandStorage].map((each) => each.read('game', parseGameChoice))
  // A game that an older release stored may lack fields that are required now; its id still counts.
  const idIn = (each: BrandStorage) => each.read('game', (stored) => readText(ownValue(stored, 'clientId')))
  const clientId =
    idIn(tab) ?? entry.clientId ?? idIn(brandStorage) ?? brand.games[0]?.clientIds[platform] ?? null
  return { clientId, game: kept.find((game) => game?.clientId === clientId) ?? null }
}

/**
 * The device's id: from the link, otherwise the stored one, otherwise a new one; kept for the next visit.
 * Source: spec §3 "uuid", §7 `idfv`.
 */
function deviceIdOf(brandStorage: BrandStorage, fromEntry: string | null): string {
  const deviceId = fromEntry ?? brandStorage.read('uuid', (stored) => readText(stored, 128)) ?? newId()
  brandStorage.write('uuid', deviceId)
  return deviceId
}

/** The facts of a brand that decide how a visit begins. */
export interface VisitBrand extends Pick<
  BrandConfig,
  'regions' | 'regionByClientId' | 'languages' | 'defaultLanguage'
> {
  readonly games: readonly Pick<BrandGame, 'clientIds' | 'region'>[]
}

declare global {
  interface Window {
    /** The address as it arrived, where it held a secret: left by the guard in the document's head (tooling/vite). */
    topupCame?: LinkAddress
  }
}

/**
 * The query string and the fragment that the page was opened with, as they were meant (`repairAddress`). The guard in the document's
 * head has taken an address with secrets away before the first paint; here the address bar gets what may stay: never a secret, and no
 * fragment, where login providers put their tokens. Source: decision 35, faults W-06.
 */
export function takeEntry(browser: Window): { readonly search: string; readonly fragment: string } {
  const { topupCame, location, history } = browser
  delete browser.topupCame
  const { pathname, search, hash } = repairAddress(topupCame ?? location)
  const address = pathname + cleanSearch(search)
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', address)
  return { search, fragment: hash }
}

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
