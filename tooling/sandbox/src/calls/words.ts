import { goodsTexts } from '../seed/goodsTexts.ts'
import type { SeedTexts } from '../seed/texts.ts'
import { textsOf } from '../seed/texts.ts'
import type { GameAt, PricedGoods } from '../world/shop.ts'
import type { CallContext } from './context.ts'

/** The words a brand's shop answers with: the asked language where the brand has it, else its own. */
export function wordsOf(context: Pick<CallContext, 'world' | 'specLang'>, brand: string): SeedTexts {
  return textsOf(context.world.shop, brand, context.specLang)
}

/** A game's name. */
export const gameName = (words: SeedTexts, game: Pick<GameAt, 'game_code' | 'gameName'>): string =>
  words.games[game.game_code] ?? game.gameName

/** A server's name in these words. */
export const serverName = (words: SeedTexts, server: { server_id: number; name: string }): string =>
  words.servers[server.server_id] ??
  words.serverNames[server.server_id % words.serverNames.length] ??
  server.name

/** A product in these words; one that is not seeded keeps its own. */
export function goodsIn(words: SeedTexts, goods: PricedGoods): PricedGoods {
  const product = goods.product_id.slice(goods.game_code.length + 1)
  return {
    ...goods,
    ...goodsTexts(words, goods.game_code, product),
    type_name: words.types[goods.type_key as keyof SeedTexts['types']] ?? goods.type_name,
  }
}
