import { ownValue, type PageConfig, parseBrandColor } from '@topup/domain'
import type { PageConfigWire, getGameLogo } from '../contract/config.ts'
import type { ContentOf } from '../contract/wire.ts'
import { type DecodeOptions, readFlag } from './readers.ts'
import { safeUrl } from './safeUrl.ts'

/**
 * Whether a game has coupons and growth points; `false` for an answer without that setting.
 * Source: spec §3 "Page config".
 */
export function hasCoupons(wire: unknown): boolean {
  return readFlag(ownValue(wire, 'is_open_coupon'))
}

/** What is switched on for a game. Languages are lower-case tags as the service lists them. Source: spec §3 "Page config". */
export function decodePageConfig(wire: PageConfigWire, options: DecodeOptions = {}): PageConfig {
  const languages = String(wire.language_config ?? '')
    .slice(0, 500)
    .split(/[,;|]/)
  return {
    isOpenCoupon: hasCoupons(wire),
    languages: languages.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ''),
    isAreaRole: readFlag(wire.area_config?.is_area_role),
    brandColor: parseBrandColor(wire.brand_color),
    hasCumulative: readFlag(wire.cumulative_config?.is_has_cumulative),
    hasConsecutive: readFlag(wire.continue_config?.is_has_continue),
    realNameUrl: safeUrl(wire.real_name_url, options),
  }
}

/** The picture of a game, or null; only https. Source: spec §7 `/api/config/game_logo`. */
export const decodeGameLogo = (
  wire: ContentOf<typeof getGameLogo>,
  options: DecodeOptions = {},
): string | null => safeUrl(wire.icon, options)
