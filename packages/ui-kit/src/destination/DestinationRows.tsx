import type { ReactNode } from 'react'

/** `DestinationRow`s without the game: who receives and who pays. */
export function DestinationRows({ children }: { readonly children: ReactNode }) {
  return <section className="card destination">{children}</section>
}
