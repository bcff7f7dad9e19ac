import type { ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'

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

/** A word in place of an action: Used, Expired, Not usable, Locked. */
export function Stamp({ children }: { readonly children: ReactNode }) {
  return <span className="stamp">{children}</span>
}

/** A discount as a stub draws it: the figure large, its sign small, the other words above or below. */
export interface DiscountParts {
  readonly above: string
  /** A sign before the figure, as in Turkish. */
  readonly lead: string
  readonly figure: string
  /** A sign after the figure: `%`, `折`. */
  readonly trail: string
  readonly below: string
}

const pattern = /^(?:([^\d]*) )?([^\d ]*)(\d[\d.,]*)((?:[^\d., ][^ ]*)?)(?: (.*))?$/u

/**
 * Splits a discount at its figure and the plain spaces round it, in whatever order a language puts them: `15% off`,
 * `Giảm 15%`, `%15 indirim`, `85折`. A no-break space holds a sign to its figure. Without a figure all of it is one line.
 * Source: decision 63.
 */
export function discountParts(text: string): DiscountParts {
  const [, above = '', lead = '', figure, trail = '', below = ''] = pattern.exec(text) ?? []
  if (figure === undefined) return { above: text, lead: '', figure: '', trail: '', below: '' }
  return { above, lead, figure, trail: trail.trim(), below }
}
