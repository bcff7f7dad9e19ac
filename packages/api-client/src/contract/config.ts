import * as v from 'valibot'
import { defineEndpoint, optionalText, parameter, requiredText, wireFlag, wireId } from './wire.ts'
import { pageConfigPath } from './firstScreenPaths.ts'
import { tolerant } from './tolerance.ts'

/** What the service switches on for one game. Source: spec §3 "Page config", decision 43 (`real_name_url`). */
export const pageConfigSchema = /* @__PURE__ */ tolerant(
  v.object({
    is_open_coupon: wireFlag,
    /** Language tags, comma-separated or as a list. */
    language_config: v.nullish(v.union([v.string(), v.array(v.fallback(v.string(), ''))])),
    area_config: v.nullish(/* @__PURE__ */ tolerant(v.object({ is_area_role: wireFlag }), 'areaConfig')),
    brand_color: optionalText,
    cumulative_config: v.nullish(
      /* @__PURE__ */ tolerant(v.object({ is_has_cumulative: wireFlag }), 'cumulativeConfig'),
    ),
    continue_config: v.nullish(
      /* @__PURE__ */ tolerant(v.object({ is_has_continue: wireFlag }), 'continueConfig'),
    ),
    real_name_url: optionalText,
  }),
  'config',
)
export type PageConfigWire = v.InferInput<typeof pageConfigSchema>

/** Page config of a game in a payment region. Source: spec §7. */
export const getPageConfig = /* @__PURE__ */ defineEndpoint({
  path: pageConfigPath,
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: requiredText, domain_area: requiredText }),
  content: pageConfigSchema,
})

/** Icon of a game. Source: spec §7. */
export const getGameLogo = /* @__PURE__ */ defineEndpoint({
  path: '/api/config/game_logo',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: requiredText }),
  content: v.object({ icon: optionalText }),
})

/** A country that a payment can be made from; `code` is the key of the method list's country map. */
export const countrySchema = /* @__PURE__ */ tolerant(
  v.object({ code: wireId, name: optionalText }),
  'country',
)
export type CountryWire = v.InferInput<typeof countrySchema>

/** Countries of a payment region. Source: spec §7; payload defined here (decision 33). */
export const getCountryList = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/getCountryList',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: requiredText, domain_area: requiredText }),
  content: v.array(countrySchema),
})

/** A link that leads back into the game; `scheme` links are for the game's own app. Source: decision 33. */
export const evokeGame = /* @__PURE__ */ defineEndpoint({
  path: '/api/rsys/evoke',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: requiredText, platform: requiredText, billing_no: parameter }),
  content: v.object({ url: optionalText }),
})
