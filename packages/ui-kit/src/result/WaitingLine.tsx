import type { ReactNode } from 'react'

/** The words of a `LiveLine` while nothing is going on: without the spinner. */
export function WaitingLine({ children }: { readonly children: ReactNode }) {
  return <output className="live-line">{children}</output>
}
