import type { ReactNode } from 'react'

/** A part that the early script copies by its name. */
export const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div data-part={name}>{children}</div>
)

/** What a part does on a tap as long as it is only a part. */
export const nothing = () => undefined
