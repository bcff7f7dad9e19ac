import type { ReactNode } from 'react'

export interface PriceAreaProps {
  /** Word above the figure, such as "Total"; left out where a list price is shown there. */
  readonly label?: ReactNode
  readonly price: string
  /** Price before the discount, struck through, with the words that say so to a screen reader. */
  readonly was?: { readonly price: string; readonly label: string } | undefined
  /** "You save US$7.50". */
  readonly saving?: ReactNode
  /** The action: a `Button`. */
  readonly action: ReactNode
}

/** Foot of a paying view: the price, the largest figure of the view, beside the action (design.md §1.2). */
export function PriceArea({ label, price, was, saving, action }: PriceAreaProps) {
  return (
    <div className="price-area">
      <div className="price-area__total">
        {label !== undefined && <span className="price-area__label">{label}</span>}
        {was && (
          <s className="price-area__was numeric">
            <span className="visually-hidden">{`${was.label} `}</span>
            <bdi translate="no">{was.price}</bdi>
          </s>
        )}
        <span className="price-area__now numeric">
          <bdi translate="no">{price}</bdi>
        </span>
        {saving !== undefined && <span className="price-area__saving">{saving}</span>}
      </div>
      {action}
    </div>
  )
}
