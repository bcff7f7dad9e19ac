import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconRight, iconTicketFilled } from '../icon/icons.ts'
import { iconTicket } from '../icon/moreIcons.ts'

export interface CouponRowProps {
  readonly title: ReactNode
  readonly note?: ReactNode
  /** Money off, with its sign; its presence means that a coupon is in use. */
  readonly saving?: string | undefined
  /** Without it the row only shows information, such as "Not supported by this method". */
  readonly onPress?: (() => void) | undefined
}

/** The coupon line of a checkout: the coupon in use and its saving, or why there is none. */
export function CouponRow({ title, note, saving, onPress }: CouponRowProps) {
  const used = saving !== undefined
  const content = (
    <span className="row-face">
      <span className="lead-icon">
        <Icon of={used ? iconTicketFilled : iconTicket} />
      </span>
      <span className="coupon-row__text">
        <span className="coupon-row__name">
          <b>{title}</b>
          {note !== undefined && <small>{note}</small>}
        </span>
        {used && (
          <bdi translate="no" className="coupon-row__saving numeric">
            {saving}
          </bdi>
        )}
      </span>
      {onPress && <Icon of={iconRight} size="s" />}
    </span>
  )
  const className = used ? 'coupon-row' : 'coupon-row coupon-row--none'
  if (!onPress) return <div className={className}>{content}</div>
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={onPress}>
      {content}
    </button>
  )
}
