import { languages } from '@topup/domain'
import type { GameAt } from '../seed/games.ts'
import { goodsIn } from '../seed/goodsTexts.ts'
import type { RegionAt } from '../seed/shop.ts'
import { textsOf } from '../seed/texts.ts'
import type { SeedTexts } from '../seed/texts.ts'
import { Rejection } from '../wire/rejection.ts'
import type { CallContext } from './call.ts'

/** The words a brand's shop answers with: the asked language where the brand has it, else its own. */
export function wordsOf(context: Pick<CallContext, 'world' | 'specLang'>, brand: string): SeedTexts {
  return textsOf(context.world.shop, brand, context.specLang)
}

/** A game's name; its code for one that only a store names. */
export const gameName = (words: SeedTexts, { game_code }: Pick<GameAt, 'game_code'>): string =>
  words.games[game_code] ?? game_code

/** The game of a client id; -3001 when there is none. */
export function gameOf(context: CallContext, clientId: string): GameAt {
  const game = context.world.shop.client(clientId)
  if (game === undefined) throw new Rejection('notAGame')
  return game
}

/** The web client of a brand's game; -3001 when the brand has no such game. */
export function webGameOf(context: CallContext, brand: string, isWanted: (game: GameAt) => boolean): GameAt {
  const game = context.world.shop
    .clientsOf(brand)
    .find((each) => each.platform === 'web' && each.edition === '' && isWanted(each))
  if (game === undefined) throw new Rejection('notAGame')
  return game
}

/** The region to price in: the asked one, else the game's own; -3014 when the brand does not sell there. */
export function regionOf(
  context: CallContext,
  game: { readonly brand: string; readonly region: string },
  domainArea: string | null | undefined,
): RegionAt {
  const region = context.world.shop.region(game.brand, domainArea ?? game.region)
  if (region === undefined) throw new Rejection('wrongDomain')
  return region
}

/** A product of a game with its price in a region; -3000 when the game does not sell it. */
export function productOf(context: CallContext, game: GameAt, at: { region: RegionAt; productId: string }) {
  const goods = context.world.shop
    .pricedGoods(game, at.region.currency)
    .find((row) => row.product_id === at.productId)
  if (goods === undefined) throw new Rejection('parameter')
  return goodsIn(wordsOf(context, game.brand), goods)
}

/** Name of a two-letter country code, such as `MY`, in a language; in English where none is known. */
export function countryName(code: string, language: string | null): string {
  const known = languages.find((each) => each === language) ?? 'en'
  return new Intl.DisplayNames([known], { type: 'region' }).of(code) ?? code
}
