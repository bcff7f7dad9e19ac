import * as v from 'valibot'
import {
  defineEndpoint,
  optionalId,
  optionalNumber,
  optionalText,
  parameter,
  requiredText,
  strictId,
  wireFlag,
  wireId,
} from './wire.ts'
import { tolerant } from './tolerance.ts'

/**
 * A server of a game. `server_id` goes back with an `s` in front where it does not begin with one: `128` as `s128`, in every
 * request that names a server. `real_server` is where its characters live after merges: it is read and never sent.
 * Source: spec §3 "A server value gets an s prefix if missing".
 */
export const serverSchema = /* @__PURE__ */ tolerant(
  v.object({ server_id: wireId, server_name: optionalText, real_server: strictId, is_used: wireFlag }),
  'server',
)
export type ServerWire = v.InferInput<typeof serverSchema>

/** An area of servers; listed when `area_config.is_area_role` is on. */
export const areaSchema = /* @__PURE__ */ tolerant(
  v.object({ area_id: wireId, area_name: optionalText }),
  'area',
)
export type AreaWire = v.InferInput<typeof areaSchema>

/** Servers of a game: those the player has used, all of them, and the areas when area roles are on. Source: spec §2 "Server and role selection". */
export const getServerList = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/getServerList',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: requiredText, area_id: parameter }),
  content: /* @__PURE__ */ tolerant(
    v.object({
      used: v.nullish(v.array(serverSchema)),
      all: v.array(serverSchema),
      areas: v.nullish(v.array(areaSchema)),
    }),
    'servers',
  ),
})

const roleFields = { role_id: wireId, role_name: optionalText, level: optionalNumber, server_id: strictId }
/**
 * A character on a server; `server_id` may come with or without the `s` of the request. A row of another server is left out;
 * one without a server is of the server that was asked for.
 */
export const roleSchema = /* @__PURE__ */ tolerant(v.object(roleFields), 'role')
export type RoleWire = v.InferInput<typeof roleSchema>

/** The logged-in player's characters on one server. Source: spec §7; payload defined here (decision 33). */
export const getRoleList = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/getRoleList',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: requiredText, server_id: requiredText, area_id: parameter }),
  content: v.array(roleSchema),
})

/** A character together with its server. Where none names one, a store asks for the characters of each server. */
export const roleOnServerSchema = /* @__PURE__ */ tolerant(
  v.object({ ...roleFields, server_name: optionalText, real_server: strictId, area_id: optionalId }),
  'roleOnServer',
)
export type RoleOnServerWire = v.InferInput<typeof roleOnServerSchema>

/** The logged-in player's characters on all servers. Source: spec §7; payload defined here (decision 33). */
export const getAllRoleList = /* @__PURE__ */ defineEndpoint({
  path: '/api/system/allRoleList',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: requiredText, area_id: parameter }),
  content: /* @__PURE__ */ tolerant(v.array(roleOnServerSchema), 'roles'),
})
