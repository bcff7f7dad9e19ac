import { getVipBasicInfo, getVipInfo } from '@topup/api-client/contract'
import type { CouponWire } from '@topup/api-client/contract'
import { claimedBy, defineCall, flag } from './call.ts'
import { gameOf, wordsOf } from './lookups.ts'
import { accountOf, findSession } from './sessions.ts'
import { type VipLevel, vipLevels } from '../seed/rewards.ts'
import type { SeedTexts } from '../seed/texts.ts'
import { gems } from '../seed/goodsTexts.ts'
import { firstRewardKey } from './coupons.ts'

function levelCoupon(
  level: VipLevel,
  { words, group }: { words: SeedTexts; group: 'week' | 'month' },
): CouponWire {
  const percent = group === 'week' ? level.week_percent : level.month_percent
  return {
    code: `${group.toUpperCase()}-L${level.level_id}`,
    name: words.levelCoupon[group].replace('{level}', level.level_name),
    use_category: 'lock',
    is_used: 0,
    discount_rate: (100 - percent) / 100,
    time_zone: 'UTC+8',
    type: group,
  }
}

/** The VIP centre, of which guests see the levels. Levels are above 0; an account below the first one has level 0. */
export const vipCalls = [
  defineCall(getVipBasicInfo, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await findSession(context, game)
    const claimed = account === null ? new Set<string>() : await claimedBy(context, account.account_id)
    const words = wordsOf(context, game.brand)
    const [faqTitle = '', faqContent = ''] = words.faq
    return {
      point_to_coin: 10,
      faq_title: faqTitle,
      faq_content: faqContent,
      levels: vipLevels.map((level) => ({
        level_id: level.level_id,
        level_name: level.level_name,
        level_show: level.level_name,
        need_points: level.need_points,
        first_reward: {
          text: gems(words, game.game_code, level.first_gems),
          is_claimed: flag(claimed.has(firstRewardKey(level.level_id))),
        },
        coupons_list: {
          permanent: [],
          month: [levelCoupon(level, { words, group: 'month' })],
          week: [levelCoupon(level, { words, group: 'week' })],
        },
      })),
    }
  }),
  defineCall(getVipInfo, async (request, context) => {
    const account = await accountOf(context, gameOf(context, request.client_id))
    const reached = vipLevels.findLast((level) => level.need_points <= account.total_points)
    const name = reached?.level_name ?? 'VIP 0'
    return {
      vip_level: reached?.level_id ?? 0,
      vip_level_name: name,
      vip_level_show: name,
      total_points: account.total_points,
    }
  }),
]
