import type { ReactNode } from 'react'

/** A word where an act would stand: Used, Expired, Not usable, Locked. */
export function Stamp({ children }: { readonly children: ReactNode }) {
  return <span className="stamp">{children}</span>
}
