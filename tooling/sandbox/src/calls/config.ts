import { evokeGame, getCountryList, getGameLogo, getPageConfig } from '@topup/api-client/contract'
import { defineCall, flag } from './call.ts'
import { countryName, gameOf, regionOf } from './lookups.ts'
import { Rejection } from '../wire/rejection.ts'

/** Page config, icons, countries and the way back into the game. */
export const configCalls = [
  defineCall(getPageConfig, async (request, context) => {
    const game = gameOf(context, request.client_id)
    regionOf(context, game, request.domain_area)
    const brand = context.world.shop.brands.get(game.brand)
    if (brand === undefined) throw new Rejection('notAGame')
    return {
      is_open_coupon: flag(true),
      language_config: brand.languages.join(','),
      area_config: { is_area_role: flag(game.hasAreas) },
      cumulative_config: { is_has_cumulative: flag(true) },
      continue_config: { is_has_continue: flag(true) },
      real_name_url: `${context.origin}/provider/verify/${game.brand}`,
    }
  }),
  defineCall(getGameLogo, async (request, context) => {
    const game = gameOf(context, request.client_id)
    return { icon: `${context.origin}${game.logo}` }
  }),
  defineCall(getCountryList, async (request, context) => {
    const region = regionOf(context, gameOf(context, request.client_id), request.domain_area)
    return region.countries.map((code) => ({ code, name: countryName(code, context.specLang) }))
  }),
  defineCall(evokeGame, async (request, context) => {
    const game = gameOf(context, request.client_id)
    if (request.platform !== 'web' && request.platform !== 'android' && request.platform !== 'ios')
      throw new Rejection('parameter')
    return { url: `${context.origin}/provider/game/${game.game_code}` }
  }),
]
