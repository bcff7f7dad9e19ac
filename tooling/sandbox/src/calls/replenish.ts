import {
  getReplenishmentCountryList,
  getReplenishmentGameList,
  getReplenishmentInfo,
} from '@topup/api-client/contract'
import { orderOfLink } from '@topup/service-model'
import type { Selectable } from 'kysely'
import type { ReplenishTable } from '../db/tables.ts'
import { defineCall } from './call.ts'
import type { CallContext } from './call.ts'
import type { GameAt } from '../seed/games.ts'
import { tierPrice } from '../seed/prices.ts'
import { countryName, gameName, gameOf, regionOf, webGameOf, wordsOf } from './lookups.ts'
import { listGames } from './games.ts'
import { Rejection } from '../wire/rejection.ts'
import { rolesOf } from './roles.ts'
import { findAccount, findSession } from './sessions.ts'
import { findReplenish, ordersOfLink, owedProductId, secondsLeft } from './replenishLink.ts'

interface Asked {
  readonly link: Selectable<ReplenishTable> | null
  readonly game: GameAt
}

/** The game of a link by its id, or by the `rp_client_id` of a visitor who logs in with a game id. */
async function askedOf(
  request: {
    readonly replenish_id?: string | null | undefined
    readonly rp_client_id?: string | null | undefined
  },
  context: CallContext,
): Promise<Asked> {
  if (request.replenish_id) {
    const link = await findReplenish(context, request.replenish_id)
    return { link, game: webGameOf(context, link.brand, (game) => game.game_code === link.game_code) }
  }
  if (!request.rp_client_id) throw new Rejection('invalidPaymentLink')
  return { link: null, game: gameOf(context, request.rp_client_id) }
}

/** The link of what the logged-in account owes; every account but `newbie…` owes one payment. Null without a login. */
async function owedLink(context: CallContext, game: GameAt): Promise<Selectable<ReplenishTable> | null> {
  const account = await findSession(context, game)
  if (account === null || account.username.startsWith('newbie')) return null
  const replenishId = `${game.brand}-rp-open-of-${account.username}`
  return findReplenish(context, replenishId, account.username)
}

/** The first character of the account that a link is for. */
async function roleOf(context: CallContext, game: GameAt, link: Selectable<ReplenishTable>) {
  const account = await findAccount(context, link.brand, link.username)
  return account === null ? undefined : rolesOf(context, game, account)[0]
}

/** The number of the order that a link names; null where it has none, or where this service names none. */
async function orderNamedBy(context: CallContext, replenishId: string): Promise<string | null> {
  if (!context.world.orderRules.namesLinkOrder) return null
  return orderOfLink(await ordersOfLink(context, replenishId))?.billingNo ?? null
}

/** Payment links. */
export const replenishCalls = [
  defineCall(getReplenishmentInfo, async (request, context) => {
    const { link, game } = await askedOf(request, context)
    const owed = link === null ? await owedLink(context, game) : null
    const debt = link ?? owed
    const region = regionOf(context, game, null)
    const billing_no = link === null ? null : await orderNamedBy(context, link.replenish_id)
    const role = link === null ? undefined : await roleOf(context, game, link)
    return {
      game_name: gameName(wordsOf(context, game.brand), game),
      ...(debt === null
        ? { user_name: '', amount: 0, valid_time: 0 }
        : {
            user_name: debt.username,
            amount: tierPrice(debt.tier, region.currency) / 100,
            valid_time: secondsLeft(debt, context.nowMs),
          }),
      currency_code: region.currency,
      client_id: game.client_id,
      product_id: owedProductId(game.game_code),
      server_id: role === undefined ? null : String(role.server_id),
      role_id: role?.role_id ?? null,
      billing_no,
      replenish_id: owed?.replenish_id ?? null,
    }
  }),
  defineCall(getReplenishmentGameList, async (request, context) => {
    const { game } = await askedOf(request, context)
    return listGames(context, { clientId: game.client_id, platform: request.platform, domainArea: null })
  }),
  defineCall(getReplenishmentCountryList, async (request, context) => {
    const { game } = await askedOf(request, context)
    const region = regionOf(context, game, null)
    return region.countries.map((code) => ({ code, name: countryName(code, context.specLang) }))
  }),
]
