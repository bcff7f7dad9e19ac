import { ProductCard, type ProductCardProps } from '@topup/ui-kit'
import { BonusNote } from './BonusNote.tsx'
import type { SeenGood } from './seenGoods.ts'

/** The words of a card that are not the product's. */
export interface CardWords {
  readonly limited: string
  readonly coupon: string
  readonly exchange: string
  /** Growth points in words; undefined where none are shown. */
  readonly points: string | undefined
}

/** What a card shows before limits and open orders are known. */
export const seenCard = (good: SeenGood, words: CardWords): Omit<ProductCardProps, 'onPress'> => ({
  name: good.name,
  artwork: good.artwork,
  picture: good.picture,
  note: good.isBonus ? <BonusNote text={good.note} /> : <bdi>{good.note}</bdi>,
  bar:
    good.price === ''
      ? { kind: 'action', text: words.exchange }
      : { kind: 'price', price: good.price, points: words.points },
  ribbon: good.isLimit ? { text: words.limited } : undefined,
  coupon: good.takesCoupon ? words.coupon : undefined,
  layout: good.isWide ? 'wide' : undefined,
})

/** A card as it is before limits and open orders are known. */
export const SeenCard = (props: {
  readonly good: SeenGood
  readonly words: CardWords
  readonly onPress: () => void
}) => <ProductCard {...seenCard(props.good, props.words)} onPress={props.onPress} />
