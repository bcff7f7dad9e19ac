import type { ReactNode } from 'react'
import { Spinner } from '../button/Button.tsx'

/** A line that says that something is going on; politely announced when its words change (design.md §7). */
export function LiveLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className="live-line" role="status">
      <Spinner />
      <span>{children}</span>
    </p>
  )
}

/** The words of a `LiveLine` while nothing is going on: without the spinner. */
export function WaitingLine({ children }: { readonly children: ReactNode }) {
  return <output className="live-line">{children}</output>
}
