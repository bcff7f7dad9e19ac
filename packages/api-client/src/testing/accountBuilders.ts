import type { CountryWire, PageConfigWire } from '../contract/config.ts'
import type { AccountWire, LoginConfigWire, UserInfoWire } from '../contract/login.ts'
import type { ReplenishInfoWire } from '../contract/replenish.ts'

/** A login that worked. */
export function accountWire(over: Partial<AccountWire> = {}): AccountWire {
  return { username: 'ren_hoshi', suid: '5001', oauth_token: 'token-of-ren', gp_id: '9001', ...over }
}

/** Who a token belongs to. */
export function userInfoWire(over: Partial<UserInfoWire> = {}): UserInfoWire {
  return { username: 'ren_hoshi', suid: '5001', gp_id: '9001', ...over }
}

/** A game that offers every login provider. */
export function loginConfigWire(over: Partial<LoginConfigWire> = {}): LoginConfigWire {
  return {
    fb_id: 'fb-1',
    gg_id: 'gg-1',
    gg_pkg: 'com.example.starfall',
    ios_id: 'ios-1',
    vk_id: 'vk-1',
    client_id: '100001',
    json_type: 'web',
    twitter_callback: 'https://pay.watt.example/login',
    ...over,
  }
}

/** A game with coupons and both activities. */
export function pageConfigWire(over: Partial<PageConfigWire> = {}): PageConfigWire {
  return {
    is_open_coupon: 1,
    language_config: 'en,ja,zh-tw',
    area_config: { is_area_role: 0 },
    brand_color: '#00bbff',
    cumulative_config: { is_has_cumulative: 1 },
    continue_config: { is_has_continue: 1 },
    real_name_url: null,
    ...over,
  }
}

/** A country that can be paid from. */
export function countryWire(over: Partial<CountryWire> = {}): CountryWire {
  return { code: 'MY', name: 'Malaysia', ...over }
}

/** A debt of US$9.99 whose payment link is valid for half an hour. */
export function replenishInfoWire(over: Partial<ReplenishInfoWire> = {}): ReplenishInfoWire {
  return {
    game_name: 'Starfall Chronicle',
    user_name: 'ren_hoshi',
    amount: 9.99,
    currency_code: 'USD',
    valid_time: 1800,
    client_id: '100001',
    product_id: 'replenish.999',
    server_id: 's128',
    role_id: '900001',
    billing_no: null,
    ...over,
  }
}
