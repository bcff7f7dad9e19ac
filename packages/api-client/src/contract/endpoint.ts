import type * as v from 'valibot'

/** Every value of a request travels as text in a query or a form; a missing one is left out. */
export type RequestSchema = v.GenericSchema<Readonly<Record<string, string | null | undefined>>>

/**
 * One call of the wire protocol, as data.
 * - `retry`: a `safe` call may be repeated, and one to the service is (two more times, then on the backup hosts, spec §8);
 *   one marked `never` is sent a single time to a single host, because a second one could take money or use something
 *   up (decision 27).
 * - `secret`: the request or its answer carries a password, card, code or token even without a login (decision 35).
 * - `host`: `api` hosts have backups, the `data` host takes tracking.
 * - `request`: the query (GET) or form (POST) without `idfv`, `spec_lang` and `oauth_token`, which the client adds.
 * - `content`: the envelope's `content` on code 1.
 */
export interface Endpoint<
  Request extends RequestSchema = RequestSchema,
  Content extends v.GenericSchema = v.GenericSchema,
> {
  readonly path: `/${string}`
  readonly method: 'GET' | 'POST'
  readonly host: 'api' | 'data'
  readonly retry: 'safe' | 'never'
  readonly secret: boolean
  readonly request: Request
  readonly content: Content
}

/** A call to the service; the others are tracking, which `sendTracking` sends to the data host. */
export type ApiEndpoint = Endpoint & { readonly host: 'api'; readonly method: 'GET' }

/** What a caller passes to an endpoint. */
export type RequestOf<E extends Endpoint> = v.InferInput<E['request']>

/** What an endpoint answers, as accepted by its schema. */
export type ContentOf<E extends Endpoint> = v.InferOutput<E['content']>

/**
 * Declares one endpoint. Marked free of side effects, so that a bundle carries only the endpoints it names.
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
