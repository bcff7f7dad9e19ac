import * as v from 'valibot'
import {
  defineEndpoint,
  optionalId,
  optionalText,
  parameter,
  platformName,
  requiredText,
  wireFlag,
  wireId,
} from './wire.ts'
import { gameListPath } from './firstScreenPaths.ts'
import { tolerant } from './tolerance.ts'

/** An edition of a game, under its code in the `sub_game` map. Source: spec §3 "Game list item". */
export const subGameSchema = v.object({ client_id: wireId, name: optionalText, logo: optionalText })
export type SubGameWire = v.InferInput<typeof subGameSchema>

/** A game that can be topped up. An empty `sub_game` may arrive as `[]`. Source: spec §3 "Game list item". */
export const gameSchema = /* @__PURE__ */ tolerant(
  v.object({
    client_id: wireId,
    gp_id: optionalId,
    name: optionalText,
    logo: optionalText,
    is_select_game: wireFlag,
    sub_game: v.nullish(v.record(v.string(), subGameSchema)),
    terms: optionalText,
    privacy: optionalText,
  }),
  'game',
)
export type GameWire = v.InferInput<typeof gameSchema>

/**
 * Games of the store. `client_id` is empty when the visitor did not come for a specific game. Source: spec §7.
 */
export const getGameList = /* @__PURE__ */ defineEndpoint({
  path: gameListPath,
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: parameter, platform: platformName, domain_area: requiredText }),
  content: v.array(gameSchema),
})
