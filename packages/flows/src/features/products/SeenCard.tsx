import { ProductCard, type ProductCardProps } from '@topup/ui-kit'
import { BonusNote } from './BonusNote.tsx'
import type { SeenGood } from './seenGoods.ts'

/** The words of a card that are not the product's, as far as the card asks for them. */
export interface CardWords {
  limited(): string
  coupon(): string
  exchange(): string
  /** Growth points in words. */
  points(points: number): string
}

/** What a card shows before limits and open orders are known. */
export const seenCard = (good: SeenGood, words: CardWords): Omit<ProductCardProps, 'onPress'> => ({
  name: good.name,
  artwork: good.artwork,
  picture: good.picture,
  note: good.isBonus ? <BonusNote text={good.note} /> : <bdi>{good.note}</bdi>,
  bar:
    good.price === ''
      ? { kind: 'action', text: words.exchange() }
      : { kind: 'price', price: good.price, points: good.points > 0 ? words.points(good.points) : undefined },
  ribbon: good.isLimit ? { text: words.limited() } : undefined,
  coupon: good.takesCoupon ? words.coupon() : undefined,
  layout: good.isWide ? 'wide' : undefined,
})

/** A card as it is before limits and open orders are known. */
export const SeenCard = (props: {
  readonly good: SeenGood
  readonly words: CardWords
  readonly onPress: () => void
}) => <ProductCard {...seenCard(props.good, props.words)} onPress={props.onPress} />
