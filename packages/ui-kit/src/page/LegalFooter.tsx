import type { ReactNode } from 'react'

/**
 * The end of a page, with its `LegalLinks` in it. It is empty, and keeps its room, while their code is not here: a footer that
 * takes the place of another one would make the browser work out the styles of all that stands before it again.
 */
export function LegalFooter({ children }: { readonly children?: ReactNode }) {
  return <footer className="legal-footer">{children}</footer>
}
