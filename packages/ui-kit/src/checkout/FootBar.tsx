import type { ReactNode } from 'react'

/** Action bar fixed to the foot of a page: the old layout and make-up payment. */
export function FootBar({ children }: { readonly children: ReactNode }) {
  return <div className="foot-bar">{children}</div>
}
