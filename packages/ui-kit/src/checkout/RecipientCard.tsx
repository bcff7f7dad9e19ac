import { type ReactNode, useId } from 'react'

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
