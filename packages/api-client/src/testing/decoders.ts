import { allEndpoints } from '../contract/allEndpoints.ts'
import type { NamedEndpoint } from '../contract/allEndpoints.ts'
import * as decoders from '../index.ts'

/** How the store decodes a content after the schema has accepted it. */
// oxlint-disable-next-line typescript/no-explicit-any -- one table for contents of every shape
export type Decode = (content: any) => unknown

const byName: Readonly<Record<string, Decode>> = {
  evokeGame: (content) => decoders.decodeGameUrl(content),
  getGameLogo: (content) => decoders.decodeGameLogo(content),
  getPageConfig: decoders.decodePageConfig,
  getGameList: decoders.decodeGames,
  getServerList: decoders.decodeServers,
  getRoleList: (content) =>
    decoders.decodeCharactersOfServer(content, { value: 's128', display: '', realServer: '' }),
  getAllRoleList: decoders.decodeCharacters,
  getProductPoints: decoders.decodeProductGroups,
  getLimitProductInfo: (content) => decoders.decodeLimits(content, false),
  getOrderInfo: decoders.decodeOrderInfo,
  getPaywayList: decoders.decodeMethodRegions,
  getCardInfo: (content) => decoders.decodeCardInfo(content, 'USD'),
  cardPay: (content) => decoders.decodeCardRecharge(content, 'USD'),
  payMyCardInGame: decoders.decodePayStart,
  getCouponList: decoders.decodeCoupons,
  getCouponPrice: (content) => decoders.decodeCouponPrice(content, 'USD'),
  getVipBasicInfo: decoders.decodeVipBasics,
  getVipInfo: decoders.decodeVipInfo,
  getUserInfo: (content) => decoders.decodeUserInfo(content, 'token'),
  getLoginConfig: decoders.decodeLoginOptions,
  getCumulativeActivityInfo: decoders.decodeActivity,
  getActivityStatus: decoders.decodeClaimableCount,
  getThirdGift: ({ gifts }) => decoders.decodeGifts(gifts),
  getReplenishmentInfo: decoders.decodePaymentLink,
  getReplenishmentGameList: decoders.decodeGames,
}

/** Calls whose content the store does not decode: it reads a field of it as it is, or nothing. */
const asItIs: readonly string[] = [
  'getCountryList',
  'getReplenishmentCountryList',
  'receiveCoupons',
  'receiveActivityGift',
  'twitterAuth',
  'ingameTwitterAuth',
  'trackEvent',
  'trackOrder',
]

/** How the store decodes the content of a call; null where it reads the content as it is. Throws for a call that is in no table. */
export function decoderOf({ area, name }: NamedEndpoint): Decode | null {
  const own = byName[name]
  if (own !== undefined) return own
  if (asItIs.includes(name)) return null
  if (area === 'starters') return decoders.decodePayStart
  if (area === 'login' || area === 'ingame') return decoders.decodeAccount
  throw new Error(`decoders.ts does not say how the content of ${name} is decoded`)
}

/** The names in the tables that no call has. */
export const strangeNames = (): readonly string[] =>
  [...Object.keys(byName), ...asItIs].filter((name) => allEndpoints.every((each) => each.name !== name))
