import { buildSearch } from '@topup/domain'

/** The replenish page of a link. Source: spec §2 `/replenishGoods`, §4 "Replenish login". */
export const replenishPath = (replenishId: string): string =>
  `/replenishGoods${buildSearch([['replenish_id', replenishId]])}`
