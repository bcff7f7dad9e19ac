import type { ReactNode } from 'react'

/** A word in place of an action: Used, Expired, Not usable, Locked. */
export function Stamp({ children }: { readonly children: ReactNode }) {
  return <span className="stamp">{children}</span>
}
