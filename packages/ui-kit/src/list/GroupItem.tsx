import type { ReactNode } from 'react'

/** A single row among `GroupRow`s, as high as they are. */
export function GroupItem({ children }: { readonly children: ReactNode }) {
  return <div className="group-row">{children}</div>
}
