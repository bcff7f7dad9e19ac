import type { Endpoint } from '@topup/api-client/contract'
import type * as v from 'valibot'
import type { CallContext } from './context.ts'

/** An endpoint of the contract with the way it is answered. */
export interface Call {
  readonly endpoint: Endpoint
  /** Gets what the endpoint's request schema let through; throws `Rejection` for an envelope code. */
  answer(request: never, context: CallContext): Promise<unknown>
}

/** Binds an endpoint to its answer, typed by the contract on both sides. */
export function defineCall<E extends Endpoint>(
  endpoint: E,
  answer: (request: v.InferOutput<E['request']>, context: CallContext) => Promise<v.InferInput<E['content']>>,
): Call {
  return { endpoint, answer }
}
