import type * as v from 'valibot'
import type { tolerances } from '../envelope/tolerances.ts'

/** A schema that may carry the name of a tolerance. */
export interface Tolerant {
  readonly tolerance?: keyof typeof tolerances
}

/**
 * Says in which other forms a value is read too: the schema stays the contract, and `reshape` brings what was sent into its
 * form. The tables are loaded by the first answer that is not in it. Source: decision 103.
 * @__NO_SIDE_EFFECTS__
 */
export function tolerant<S extends v.GenericSchema>(schema: S, tolerance: keyof typeof tolerances): S {
  return Object.assign(schema, { tolerance })
}
