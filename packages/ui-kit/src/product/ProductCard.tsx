import type { ReactNode } from 'react'
import { PicturedArtwork, type PicturedArtworkProps } from '../artwork/PicturedArtwork.tsx'
import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import { iconAlert, iconCheck, iconClock, iconTicketFilled } from '../icon/icons.ts'
import { Tag } from '../tag/Tag.tsx'
import type { ProductBar, ProductLimit, ProductRibbon } from './product.ts'
import { ProductBarView } from './ProductBarView.tsx'

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
