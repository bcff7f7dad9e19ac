import type { ReactNode } from 'react'
import { PicturedArtwork, type PicturedArtworkProps } from '../artwork/Artwork.tsx'
import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import {
  type IconShape,
  iconAlert,
  iconCheck,
  iconClock,
  iconRight,
  iconStarFilled,
  iconTicketFilled,
} from '../icon/icons.ts'
import { Tag } from '../tag/Tag.tsx'

export interface ProductCardProps extends PicturedArtworkProps {
  readonly name: string
  /** Line under the name; `<b>` marks the bonus. */
  readonly note?: ReactNode
  readonly bar: ProductBar
  readonly ribbon?: ProductRibbon | undefined
  readonly limit?: ProductLimit | undefined
  /** Word of the coupon tag; left out where coupons are off. */
  readonly coupon?: string | undefined
  /** `wide` spans the grid: special products and the 43-point card. */
  readonly layout?: 'wide' | undefined
  readonly selected?: boolean | undefined
  readonly onPress: () => void
}

function LimitMeter({ left, total }: ProductLimit) {
  return (
    <span className="limit-meter" aria-hidden="true">
      {Array.from({ length: Math.min(total, 12) }, (_, index) => (
        <i key={index} className={index >= total - left ? 'limit-meter__left' : undefined} />
      ))}
    </span>
  )
}

function Ribbon({ ribbon, bar }: Pick<ProductCardProps, 'ribbon' | 'bar'>) {
  if (!ribbon) return null
  const tone = bar.kind === 'soldOut' ? 'flat' : bar.kind === 'unpaid' && 'warn'
  return (
    <span className={classNames('product-ribbon', tone && `product-ribbon--${tone}`)}>
      <Icon of={ribbon.icon ?? (bar.kind === 'unpaid' ? iconAlert : iconClock)} />
      <span>{ribbon.text}</span>
    </span>
  )
}

/** What is on the card: picture, name, note, and the bar with the price. */
function Content({ name, artwork, picture, note, bar, ribbon, limit, coupon }: ProductCardProps) {
  return (
    <>
      <span className={classNames('product-card__artwork', ribbon && 'product-card__artwork--ribbon')}>
        <PicturedArtwork artwork={artwork} picture={picture} />
        <Ribbon ribbon={ribbon} bar={bar} />
        <span className="check-mark">
          <Icon of={iconCheck} />
        </span>
      </span>
      <span className="product-card__body">
        <span className="product-card__text">
          <span className="product-card__name">
            <bdi translate="no">{name}</bdi>
          </span>
          {note !== undefined && <span className="product-card__note">{note}</span>}
          {limit && <LimitMeter {...limit} />}
          {coupon !== undefined && (
            <span className="product-card__tags">
              <Tag tone="coupon" icon={iconTicketFilled}>
                {coupon}
              </Tag>
            </span>
          )}
        </span>
        <ProductBarView bar={bar} />
      </span>
    </>
  )
}

/**
 * One product. For sale it is a `radio` of its grid; an unpaid order is a plain button; sold out a button over it says
 * why, beside the countdown, which a button could not contain. Source: design.md §4 "Product card", §7 "Roles".
 */
export function ProductCard(props: ProductCardProps) {
  const { name, bar, ribbon, layout, selected, onPress } = props
  const state =
    bar.kind === 'soldOut' ? 'product-card--sold-out' : bar.kind === 'unpaid' && 'product-card--unpaid'
  const className = classNames('product-card', layout && 'product-card--wide', state)
  const content = <Content {...props} />
  const reason = ribbon ? `${name}: ${ribbon.text}` : name
  switch (bar.kind) {
    case 'soldOut':
      return (
        <div className={className} role="group" aria-label={name}>
          {content}
          <button type="button" className="product-card__reason" aria-label={reason} onClick={onPress} />
        </div>
      )
    case 'unpaid':
      return (
        <button type="button" className={className} onClick={onPress}>
          {content}
        </button>
      )
    case 'price':
    case 'action':
      return (
        <button
          type="button"
          role="radio"
          aria-checked={selected === true}
          className={className}
          onClick={onPress}
        >
          {content}
        </button>
      )
  }
}

/** The price bar of a product card. */
function ProductBarView({ bar }: { readonly bar: ProductBar }) {
  switch (bar.kind) {
    case 'price':
      return (
        <span className="product-bar">
          <bdi translate="no" className="numeric">
            {bar.price}
          </bdi>
          {bar.points && (
            <span className="product-bar__points">
              <Icon of={iconStarFilled} />
              <bdi translate="no" className="numeric">
                {bar.points}
              </bdi>
            </span>
          )}
        </span>
      )
    case 'soldOut':
      return <span className="product-bar">{bar.text}</span>
    case 'action':
    case 'unpaid':
      return (
        <span className="product-bar">
          <span>{bar.text}</span>
          <Icon of={iconRight} />
        </span>
      )
  }
}

/** What the bar at the foot of a product card says, which decides what a tap does (design.md §4 "Product card"). */
export type ProductBar =
  | {
      readonly kind: 'price'
      readonly price: string
      /** Points earned by a purchase, in words: "+99 VIP points". */
      readonly points?: string | undefined
    }
  /** An action in place of a price, such as "Exchange". */
  | { readonly kind: 'action'; readonly text: string }
  /** An unpaid order waits: the bar leads to its payment. */
  | { readonly kind: 'unpaid'; readonly text: string }
  /** The limit is reached: not for sale, usually with a countdown to its return. */
  | { readonly kind: 'soldOut'; readonly text: ReactNode }

/** Word on the corner of the artwork. */
export interface ProductRibbon {
  readonly text: string
  readonly icon?: IconShape | undefined
}

/** How many of a limited product are left. */
export interface ProductLimit {
  readonly left: number
  readonly total: number
}
