import * as v from 'valibot'
import { card } from '../providers/card.ts'
import { myCardInGame } from '../providers/myCardInGame.ts'
import type { CardRechargeProvider, InGameCardProvider } from '../providers/paymentProvider.ts'
import {
  defineEndpoint,
  optionalCurrency,
  parameter,
  platformName,
  requiredText,
  strictId,
  wireNumber,
} from './wire.ts'
import { payFields, payStartSchema } from './payments.ts'

/**
 * What `cardInfo()` computes from a prepaid card: `card_info` is secret, `hash` a checksum of it.
 * Source: decision 34.
 */
const cardFields = { card_info: requiredText, hash: requiredText }

const inGameCardRequest = v.object({ ...payFields, channel_id: requiredText, ...cardFields })

/**
 * The starter of a provider whose prepaid cards pay an order; sent once. Source: spec §7 "In-game card pay", decision 27.
 * @__NO_SIDE_EFFECTS__
 */
export function inGameCardStarter({ path }: Pick<InGameCardProvider, 'path'>) {
  return defineEndpoint({
    path,
    method: 'GET',
    host: 'api',
    retry: 'never',
    secret: true,
    request: inGameCardRequest,
    content: payStartSchema,
  })
}

/** Pays a product with a prepaid card of the game. Source: spec §7 "In-game card pay". */
export const payMyCardInGame = /* @__PURE__ */ inGameCardStarter(myCardInGame)

/** What a prepaid card is worth. Source: spec §3 "Card redemption result", "Point card". */
export const cardInfoSchema = v.object({
  price: wireNumber,
  currency: optionalCurrency,
  gems_number: wireNumber,
  extra_gems_number: v.nullish(wireNumber),
})
export type CardInfoWire = v.InferInput<typeof cardInfoSchema>

/** Asks what a prepaid card is worth; takes nothing from it. Source: spec §7 "Card info query". */
export const getCardInfo = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/card_info',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: true,
  request: v.object({ client_id: requiredText, ...cardFields }),
  content: cardInfoSchema,
})

/** The billing record of a redeemed card. */
export const cardRechargeSchema = v.object({
  billing_no: strictId,
  price: v.fallback(v.nullish(wireNumber), null),
  currency: optionalCurrency,
  gems_number: v.fallback(v.nullish(wireNumber), null),
  extra_gems_number: v.fallback(v.nullish(wireNumber), null),
})
export type CardRechargeWire = v.InferInput<typeof cardRechargeSchema>

const cardRechargeRequest = v.object({
  client_id: requiredText,
  server_id: requiredText,
  role_id: requiredText,
  platform: platformName,
  areaId: parameter,
  session_id: parameter,
  ...cardFields,
})

/**
 * The call of a provider that exchanges prepaid cards; sent once. Source: spec §7 "Card recharge", decision 27.
 * @__NO_SIDE_EFFECTS__
 */
export function cardRechargeStarter({ path }: Pick<CardRechargeProvider, 'path'>) {
  return defineEndpoint({
    path,
    method: 'GET',
    host: 'api',
    retry: 'never',
    secret: true,
    request: cardRechargeRequest,
    content: cardRechargeSchema,
  })
}

/**
 * Redeems a 43-point card for a character. `session_id` names the intent, as in payments.
 * Source: spec §7 "Card recharge", decision 27.
 */
export const cardPay = /* @__PURE__ */ cardRechargeStarter(card)
