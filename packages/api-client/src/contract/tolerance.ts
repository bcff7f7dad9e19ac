import type * as v from 'valibot'

/** What is read in other forms too; the table of each is with the code that reads them. */
export type ToleranceName =
  | 'switch'
  | 'word'
  | 'config'
  | 'areaConfig'
  | 'cumulativeConfig'
  | 'continueConfig'
  | 'game'
  | 'date'
  | 'count'
  | 'amount'
  | 'status'
  | 'groups'
  | 'role'
  | 'roles'
  | 'roleOnServer'
  | 'goods'
  | 'group'
  | 'limit'
  | 'server'
  | 'area'
  | 'servers'
  | 'order'
  | 'payways'
  | 'payway'
  | 'country'
  | 'coupon'
  | 'coupons'
  | 'couponPrice'
  | 'rate'
  | 'vipLevel'
  | 'firstReward'
  | 'couponGroups'
  | 'vipBasic'
  | 'vipInfo'
  | 'gift'
  | 'milestone'
  | 'streakDay'
  | 'cumulative'
  | 'continue'
  | 'debt'
  | 'owed'

/** A schema that may carry the name of a tolerance. */
export interface Tolerant {
  readonly tolerance?: ToleranceName
}

/**
 * Says in which other forms a value is read too: the schema stays the contract, and `reshape` brings what was sent into its
 * form. The tables are loaded by the first answer that is not in it. Source: decision 103.
 * @__NO_SIDE_EFFECTS__
 */
export function tolerant<S extends v.GenericSchema>(schema: S, tolerance: ToleranceName): S {
  return Object.assign(schema, { tolerance })
}
