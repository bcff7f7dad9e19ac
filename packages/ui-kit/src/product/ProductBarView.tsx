import { Icon } from '../icon/Icon.tsx'
import { iconRight, iconStarFilled } from '../icon/icons.ts'
import { classNames } from '../base/classNames.ts'
import type { ProductBar } from './product.ts'

/** The price bar of a product card. */
export function ProductBarView({ bar }: { readonly bar: ProductBar }) {
  switch (bar.kind) {
    case 'price':
      return (
        <span className={classNames('price', bar.weight === 'solid' && 'price--solid')}>
          <bdi className="num">{bar.price}</bdi>
          {bar.points && (
            <span className="pts">
              <Icon of={iconStarFilled} />
              <bdi className="num" aria-hidden="true">
                {bar.points.text}
              </bdi>
              <span className="vh">{bar.points.label}</span>
            </span>
          )}
        </span>
      )
    case 'soldOut':
      return <span className="price">{bar.text}</span>
    case 'action':
    case 'unpaid':
      return (
        <span className="price">
          <span>{bar.text}</span>
          <Icon of={iconRight} />
        </span>
      )
  }
}
