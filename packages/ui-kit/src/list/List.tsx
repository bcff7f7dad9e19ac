import type { ReactNode } from 'react'

/** Rows on one card. */
export function List({ children }: { readonly children: ReactNode }) {
  return <div className="list">{children}</div>
}
