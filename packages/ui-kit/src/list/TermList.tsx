import type { ReactNode } from 'react'

export interface TermListProps {
  readonly terms: readonly { readonly term: string; readonly text: ReactNode }[]
}

/** Terms, each with its text below it: the lines of a legal notice. */
export function TermList({ terms }: TermListProps) {
  return (
    <dl className="card term-list">
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt className="small muted">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
