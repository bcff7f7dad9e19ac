import { type ReactNode, useId } from 'react'
import { PicturedArtwork, type PicturedArtworkProps } from '../artwork/Artwork.tsx'
import { Icon } from '../icon/Icon.tsx'
import { iconRight, iconTicketFilled } from '../icon/icons.ts'
import { iconTicket } from '../icon/moreIcons.ts'

export interface ProductSummaryProps extends PicturedArtworkProps {
  readonly name: ReactNode
  /** Who receives it: character and server (decision 31). */
  readonly note?: ReactNode
  readonly variant?: 'card' | 'plain' | undefined
}

/** What is bought and for whom, on top of a paying view. */
export function ProductSummary({ artwork, picture, name, note, variant = 'card' }: ProductSummaryProps) {
  return (
    <div className={variant === 'card' ? 'card product-summary' : 'product-summary product-summary--plain'}>
      <span className="product-summary__artwork">
        <PicturedArtwork artwork={artwork} picture={picture} />
      </span>
      <div>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </div>
    </div>
  )
}

export interface RecipientCardProps {
  /** Spoken name of the card: "Recipient". */
  readonly label: string
  /** `GamePicture` of size `s`. */
  readonly picture: ReactNode
  /** Who receives the product: character and server. */
  readonly title: ReactNode
  /** The game, and the account that pays. */
  readonly note?: ReactNode
  /** Leads to another recipient; left out where there is nothing to change. */
  readonly change?:
    | { readonly label: string; readonly press: () => void; readonly disabled?: boolean }
    | undefined
}

/** Who receives what is paid for, directly over the button that pays (design.md §1.2). */
export function RecipientCard({ label, picture, title, note, change }: RecipientCardProps) {
  const id = useId()
  return (
    <section className="recipient-card" aria-label={label}>
      {picture}
      <div className="recipient-card__names" id={id}>
        <b>{title}</b>
        {note !== undefined && <small>{note}</small>}
      </div>
      {change !== undefined && (
        <button
          type="button"
          className="recipient-card__change"
          aria-haspopup="dialog"
          aria-describedby={id}
          disabled={change.disabled}
          onClick={change.press}
        >
          {change.label}
        </button>
      )}
    </section>
  )
}

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

/** A part of the line: words, a page elsewhere, or a popup. */
export type FinePrintPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'popup'; readonly text: string; readonly press: () => void }

/** What a player may want to know before paying, in one small line under the button. */
export function FinePrint({ parts }: { readonly parts: readonly FinePrintPart[] }) {
  return (
    <p className="fine-print">
      {parts.map((part, index) => (
        <span key={index} className="fine-print__part">
          <Part of={part} />
        </span>
      ))}
    </p>
  )
}

function Part({ of }: { readonly of: FinePrintPart }) {
  const words = <bdi>{of.text}</bdi>
  switch (of.kind) {
    case 'text':
      return words
    case 'link':
      return (
        <a href={of.href} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      )
    case 'popup':
      return (
        <button type="button" aria-haspopup="dialog" onClick={of.press}>
          {words}
        </button>
      )
  }
}
