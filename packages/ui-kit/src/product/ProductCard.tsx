import type { ReactNode } from 'react'
import { Artwork, type ArtworkName } from '../artwork/Artwork.tsx'
import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import { iconAlert, iconCheck, iconClock, iconTicketFilled } from '../icon/icons.ts'
import { Tag } from '../tag/Tag.tsx'
import type { ProductBar, ProductLimit, ProductRibbon } from './product.ts'
import { ProductBarView } from './ProductBarView.tsx'

export interface ProductCardProps {
  readonly name: string
  readonly artwork: ArtworkName
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
    <span className="meter" aria-hidden="true">
      {Array.from({ length: Math.min(total, 12) }, (_, index) => (
        <i key={index} className={index >= total - left ? 'on' : undefined} />
      ))}
    </span>
  )
}

function Ribbon({ ribbon, bar }: Pick<ProductCardProps, 'ribbon' | 'bar'>) {
  if (!ribbon) return null
  const tone = bar.kind === 'soldOut' ? 'flat' : bar.kind === 'unpaid' && 'warn'
  return (
    <span className={classNames('ribbon', tone && `ribbon--${tone}`)}>
      <Icon of={ribbon.icon ?? (bar.kind === 'unpaid' ? iconAlert : iconClock)} />
      {ribbon.text}
    </span>
  )
}

/**
 * One product. For sale it is a `radio` of its grid; an unpaid order is a plain button; sold out it is not focusable.
 * Source: design.md §4 "Product card", §7 "Roles".
 */
export function ProductCard(props: ProductCardProps) {
  const { name, artwork, note, bar, ribbon, limit, coupon, layout, selected, onPress } = props
  const state = bar.kind === 'soldOut' ? 'is-off' : bar.kind === 'unpaid' && 'is-unpaid'
  const className = classNames('prod', layout && 'prod-w', state)
  const content = (
    <>
      <span className="prod-art">
        <Artwork name={artwork} />
        <Ribbon ribbon={ribbon} bar={bar} />
        <span className="prod-pick">
          <Icon of={iconCheck} />
        </span>
      </span>
      <span className="prod-b">
        <span className="prod-n">
          <bdi>{name}</bdi>
        </span>
        <span>
          {note !== undefined && <span className="prod-x">{note}</span>}
          {limit && <LimitMeter {...limit} />}
          {coupon !== undefined && (
            <span className="prod-tags">
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
  switch (bar.kind) {
    case 'soldOut':
      return (
        <div className={className} role="group" aria-label={name}>
          {content}
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
