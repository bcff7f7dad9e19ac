import type { ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'

export interface CouponTicketProps {
  /** The figure on the stub and its small unit: `{ amount: '15', unit: '%' }`. */
  readonly stub: {
    readonly amount: string
    readonly unit?: string | undefined
    readonly word?: string | undefined
  }
  readonly title: ReactNode
  /** End time with its zone, or why it cannot be used. */
  readonly note?: ReactNode
  /** `inUse` is ringed; `off` is grey: not usable, used, expired. */
  readonly state?: 'open' | 'inUse' | 'off' | undefined
  /** A list `Button`, or a `Stamp` where there is no action. */
  readonly end?: ReactNode
}

/** A coupon: discount stub, name and end time, action (design.md §4 "Coupon row, ticket"). */
export function CouponTicket({ stub, title, note, state = 'open', end }: CouponTicketProps) {
  return (
    <article
      className={classNames(
        'coupon-ticket',
        state === 'inUse' && 'coupon-ticket--in-use',
        state === 'off' && 'coupon-ticket--off',
      )}
    >
      <div className="coupon-ticket__stub">
        <b className="numeric">
          <bdi>
            {stub.amount}
            {stub.unit !== undefined && <small>{stub.unit}</small>}
          </bdi>
        </b>
        {stub.word !== undefined && <span>{stub.word}</span>}
      </div>
      <div className="coupon-ticket__row">
        <div className="coupon-ticket__body">
          <b>
            <bdi>{title}</bdi>
          </b>
          {note !== undefined && <small>{note}</small>}
        </div>
        {end !== undefined && <div className="coupon-ticket__end">{end}</div>}
      </div>
    </article>
  )
}
