import type { ReactNode } from 'react'

/** A line that says that something is going on; politely announced when its words change (design.md §7). */
export function LiveLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className="live-line" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
