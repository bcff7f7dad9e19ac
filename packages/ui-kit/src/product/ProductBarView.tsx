import { Icon } from '../icon/Icon.tsx'
import { iconRight, iconStarFilled } from '../icon/icons.ts'
import type { ProductBar } from './product.ts'

/** The price bar of a product card. */
export function ProductBarView({ bar }: { readonly bar: ProductBar }) {
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
