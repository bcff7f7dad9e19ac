import type { ReactNode } from 'react'

export interface AccountCardProps {
  readonly initial: string
  readonly name: string
  readonly note?: ReactNode
  /** Tag or copy button. */
  readonly end?: ReactNode
  readonly variant?: 'plain' | 'card' | undefined
}

/** Who is logged in. */
export function AccountCard({ initial, name, note, end, variant = 'plain' }: AccountCardProps) {
  return (
    <section className={variant === 'card' ? 'card account-card account-card--boxed' : 'account-card'}>
      <span className="account-card__initial" aria-hidden="true">
        <bdi translate="no">{initial}</bdi>
      </span>
      <div>
        <b>
          <bdi translate="no">{name}</bdi>
        </b>
        {note !== undefined && <small>{note}</small>}
      </div>
      {end}
    </section>
  )
}
