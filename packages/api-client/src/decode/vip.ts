import type { VipBasics, VipInfo, VipLevel } from '@topup/domain'
import type { VipBasicWire, VipInfoWire, VipLevelWire } from '../contract/vip.ts'
import { decodeCoupons } from './coupons.ts'
import { pickLocalised, readLocalised } from './localisedText.ts'
import { type DecodeOptions, once, readCount, readFlag, readList, readName, readNumber } from './readers.ts'

/** A player's standing. Source: spec §3 "VIP info". */
export function decodeVipInfo(wire: VipInfoWire): VipInfo {
  return {
    level: readCount(wire.vip_level),
    levelShow: readName(wire.vip_level_show) || readName(wire.vip_level_name),
    totalPoints: readCount(wire.total_points),
  }
}

function decodeLevel(wire: VipLevelWire): VipLevel | null {
  const levelId = readNumber(wire.level_id)
  const needPoints = readNumber(wire.need_points)
  if (levelId === null || needPoints === null) return null
  const coupons = wire.coupons_list
  const reward = wire.first_reward
  return {
    levelId,
    levelShow: readName(wire.level_show) || readName(wire.level_name),
    needPoints,
    coupons: {
      permanent: decodeCoupons(coupons?.permanent ?? []).map((coupon) => ({ ...coupon, group: 'permanent' })),
      month: decodeCoupons(coupons?.month ?? []).map((coupon) => ({ ...coupon, group: 'month' })),
      week: decodeCoupons(coupons?.week ?? []).map((coupon) => ({ ...coupon, group: 'week' })),
    },
    ...(reward == null
      ? {}
      : { firstReward: { text: readName(reward.text), isClaimed: readFlag(reward.is_claimed) } }),
  }
}

/** Levels, points and FAQ; the FAQ is in the first of `options.languages` that it has. Source: spec §3 "VIP info". */
export function decodeVipBasics(wire: VipBasicWire, options: DecodeOptions = {}): VipBasics {
  return {
    pointToCoin: Math.max(0, readNumber(wire.point_to_coin) ?? 0),
    faqTitle: pickLocalised(readLocalised(wire.faq_title, 200), options.languages),
    faqContent: pickLocalised(readLocalised(wire.faq_content, 20_000), options.languages),
    levels: once(readList(wire.levels, decodeLevel), ({ levelId }) => String(levelId)),
  }
}
