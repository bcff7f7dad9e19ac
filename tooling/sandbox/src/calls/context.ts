import type { Selectable } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import type { AccountTable } from '../db/playerTables.ts'
import type { GameAt, PricedGoods, RegionAt } from '../world/shop.ts'
import type { World } from '../world/world.ts'
import { goodsIn, wordsOf } from './words.ts'
import { findSession } from './sessions.ts'
import { Refusal } from './refusal.ts'

/** A logged-in player. */
export type Account = Selectable<AccountTable>

/** What a call gets besides its own request. */
export interface CallContext {
  readonly world: World
  readonly db: Database
  /** Epoch milliseconds on this player's clock. */
  readonly nowMs: number
  /** Scheme, host and port the call came in on; links lead back there. */
  readonly origin: string
  readonly idfv: string
  /** The brand of the calling store, for calls without a client id. */
  readonly storeBrand: string
  readonly oauthToken: string | null
  /** The language that the store asks for. Source: spec §7 "GETs add spec_lang". */
  readonly specLang: string | null
  /** The make-up link that a starter pays, when there is one. */
  readonly replenishId: string | null
  /** How long an approved order still reads pending in a full query, milliseconds. */
  readonly settleDelayMs: number
}

/** The game of a client id; -3001 when there is none. */
export function gameOf(context: CallContext, clientId: string): GameAt {
  const game = context.world.shop.client(clientId)
  if (game === undefined) throw new Refusal('notAGame')
  return game
}

/** The web client of a brand's game; -3001 when the brand has no such game. */
export function webGameOf(context: CallContext, brand: string, isWanted: (game: GameAt) => boolean): GameAt {
  const game = context.world.shop
    .clientsOf(brand)
    .find((each) => each.platform === 'web' && each.edition === '' && isWanted(each))
  if (game === undefined) throw new Refusal('notAGame')
  return game
}

/** The region to price in: the asked one, else the game's own; -3014 when the brand does not sell there. */
export function regionOf(
  context: CallContext,
  game: Pick<GameAt, 'brand' | 'region'>,
  domainArea: string | null | undefined,
): RegionAt {
  const region = context.world.shop.region(game.brand, domainArea ?? game.region)
  if (region === undefined) throw new Refusal('wrongDomain')
  return region
}

/** A product of a game with its price in a region; -3000 when the game does not sell it. */
export function productOf(
  context: CallContext,
  game: GameAt,
  at: { region: RegionAt; productId: string },
): PricedGoods {
  const goods = context.world.shop
    .pricedGoods(game, at.region.currency)
    .find((row) => row.product_id === at.productId)
  if (goods === undefined) throw new Refusal('parameter')
  return goodsIn(wordsOf(context, game.brand), goods)
}

/** The player of the call's token in this game; -600 when the token is missing, old or another game's. */
export async function accountOf(context: CallContext, game: GameAt): Promise<Account> {
  const session = await findSession(context, game)
  if (session === null) throw new Refusal('notLoggedIn')
  return session
}
