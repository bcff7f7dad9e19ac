import type { Platform } from '../brand/brandConfig.ts'
import { type Language, languageOfTag } from '../language/language.ts'
import type { PaymentRegion } from '../region/paymentRegion.ts'
import { canChangeRegion } from '../region/resolveRegion.ts'
import {
  type UtmParameter,
  entryParameters,
  firstValid,
  parseQueryString,
  utmParameters,
} from './entryParameters.ts'
import { secretParameters } from './secretAddress.ts'

/**
 * What the link asked for; null where it asked for nothing or for something impossible. `serverId`, `roleId`
 * and `areaId` only preselect (decision 31); `billingNo` only names the order to query.
 * Source: spec §2 "Query parameters read on entry".
 */
export interface Entry {
  readonly clientId: string | null
  readonly areaId: string | null
  readonly serverId: string | null
  readonly characterId: string | null
  readonly billingNo: string | null
  readonly paymentLinkId: string | null
  readonly rpClientId: string | null
  /** `sdk`: opened inside a game. Source: spec §6 "SDK view". */
  readonly visit: 'sdk' | null
  readonly language: Language | null
  readonly idfv: string | null
  readonly region: PaymentRegion | null
  readonly utmPay: string | null
  /** `utm_pay=kf`: customer service sent the link. */
  readonly isFromCustomerService: boolean
  readonly utm: Readonly<Partial<Record<UtmParameter, string>>>
}

/**
 * What must leave the address bar before the first paint and stays in memory only.
 * With `oauthVerifier` present `oauthToken` is Twitter's request token, otherwise the game's login token (SDK view).
 * `authorizationCode` and `state` come back from a login provider. Source: decision 35, faults.
 */
export interface EntrySecrets {
  readonly oauthToken: string | null
  readonly oauthVerifier: string | null
  readonly authorizationCode: string | null
  readonly state: string | null
}

/**
 * Reads the link that opened the store. Never throws. When a parameter is repeated, its first valid value
 * counts; unknown parameters and invalid values are dropped, and so are payment regions that are not in `regions`, the
 * brand's. Source: spec §2, faults.
 */
export function parseEntry(
  search: string,
  regions: readonly PaymentRegion[],
): { readonly entry: Entry; readonly secrets: EntrySecrets } {
  const query = parseQueryString(search)
  const read = (name: string) => firstValid(query.get(name), entryParameters.get(name))
  const secret = (name: string) => firstValid(query.get(name), secretParameters.get(name))
  return {
    entry: {
      clientId: read('client_id'),
      areaId: read('area_id'),
      serverId: read('server_id'),
      characterId: read('role_id'),
      billingNo: read('billing_no'),
      paymentLinkId: read('replenish_id'),
      rpClientId: read('rp_client_id'),
      visit: read('visit') === 'sdk' ? 'sdk' : null,
      language: languageOfTag(read('spec_lang')),
      idfv: read('idfv'),
      region: readRegion(query.get('domain_area'), regions),
      utmPay: read('utm_pay'),
      isFromCustomerService: read('utm_pay') === 'kf',
      utm: readUtm(read),
    },
    secrets: {
      oauthToken: secret('oauth_token'),
      oauthVerifier: secret('oauth_verifier'),
      authorizationCode: secret('code'),
      state: secret('state'),
    },
  }
}

function readRegion(
  values: readonly string[] | undefined,
  regions: readonly PaymentRegion[],
): PaymentRegion | null {
  return regions.find((region) => region === values?.find((value) => canChangeRegion(regions, value))) ?? null
}

function readUtm(read: (name: string) => string | null): Entry['utm'] {
  const found: Partial<Record<UtmParameter, string>> = {}
  for (const name of utmParameters) {
    const value = read(name)
    if (value !== null) found[name] = value
  }
  return found
}

/**
 * The platform whose client ids and payment methods apply. A tablet in desktop mode names itself a Mac or a Linux computer;
 * its touch screen tells (`maxTouchPoints`, 0 when not known). HarmonyOS counts as Android, whose methods it offers. Windows
 * phones name both Android and iOS in their user agent and count as `web`.
 * Source: spec §3 "Per-game table", §5 "Method visibility".
 */
export function platformOf(userAgent: string, maxTouchPoints = 0): Platform {
  if (/Windows Phone/i.test(userAgent)) return 'web'
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios'
  if (/Macintosh/i.test(userAgent) && maxTouchPoints > 0) return 'ios'
  const isTabletAsComputer = /X11; Linux/i.test(userAgent) && maxTouchPoints > 0
  return isTabletAsComputer || /Android|Harmony/i.test(userAgent) ? 'android' : 'web'
}

/** Whether this is a phone or tablet. Source: spec §1 "For the Korean variant on non-mobile devices". */
export function isMobile(userAgent: string, maxTouchPoints = 0): boolean {
  return platformOf(userAgent, maxTouchPoints) !== 'web' || /Mobi/i.test(userAgent)
}
