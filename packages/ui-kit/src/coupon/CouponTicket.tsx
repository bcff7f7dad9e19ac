import type { ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'
import { discountParts } from './discountParts.ts'

export interface CouponTicketProps {
  /** The discount as the market writes it: `15% off`, `85折`. */
  readonly discount: string
  readonly title: ReactNode
  /** End time with its zone, or why it cannot be used. */
  readonly note?: ReactNode
  /** `inUse` is ringed; `off` is grey: not usable, used, expired. */
  readonly state?: 'open' | 'inUse' | 'off' | undefined
  /** A list `Button`, or a `Stamp` where there is no action. */
  readonly end?: ReactNode
}

/** A coupon: discount stub, name and end time, action (design.md §4 "Coupon row, ticket"). */
export function CouponTicket({ discount, title, note, state = 'open', end }: CouponTicketProps) {
  const { above, lead, figure, trail, below } = discountParts(discount)
  return (
    <article
      className={classNames(
        'coupon-ticket',
        state === 'inUse' && 'coupon-ticket--in-use',
        state === 'off' && 'coupon-ticket--off',
      )}
    >
      <div className="coupon-ticket__stub">
        {above !== '' && <span>{above}</span>}
        {figure !== '' && (
          <b className="numeric">
            <bdi>
              {lead !== '' && <small>{lead}</small>}
              <bdi>{figure}</bdi>
              {trail !== '' && <small>{trail}</small>}
            </bdi>
          </b>
        )}
        {below !== '' && <span>{below}</span>}
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
