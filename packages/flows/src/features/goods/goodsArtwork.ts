import { priceRank } from '@topup/domain'
import type { Goods, GoodsGroup } from '@topup/domain'
import type { ArtworkName } from '@topup/ui-kit'
import type { Loadable } from '../../store/state/loadable.ts'

/** The drawing of a product, by its type; for gems also by their price rank among the gems (design.md §1.3). */
export function goodsArtwork(goods: Goods, groups: Loadable<readonly GoodsGroup[]>): ArtworkName {
  if (goods.art !== 'gem') return goods.art
  const all = groups.kind === 'ready' ? groups.value.flatMap((group) => group.goods) : [goods]
  return `gem-${priceRank(
    goods,
    all.filter(({ art }) => art === 'gem'),
  )}`
}
