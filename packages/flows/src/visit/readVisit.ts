import { chooseLanguage, isMobile, parseEntry, parseLanguage, platformOf } from '@topup/domain'
import type { Entry, EntrySecrets, GameChoice, Language, PaymentRegion, Result } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import { languagesOf } from '../platform/device.ts'
import { deviceIdOf } from './deviceId.ts'
import type { FirstGame } from './firstGame.ts'
import { gameVisitOf } from './gameVisit.ts'
import { firstSale } from './firstSale.ts'
import { linkOfTab } from './tabLink.ts'
import { regionOfGame } from './regionOfGame.ts'
import { chosenRegionIn } from '../store/state/chosenRegion.ts'
import type { ChosenRegion } from '../store/state/chosenRegion.ts'
import type { Device } from '../store/services.ts'
import type { VisitBrand } from './visitBrand.ts'

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
 * secrets included. The early script and the store get the same result; device id and region are kept for the
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
