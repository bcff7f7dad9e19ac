/** One legal text: an address, or a popup opened by a button. */
export type LegalLink =
  | { readonly kind: 'link'; readonly name: string; readonly href: string }
  | { readonly kind: 'popup'; readonly name: string; readonly onOpen: () => void }

export interface LegalLinksProps {
  readonly label: string
  readonly links: readonly LegalLink[]
  readonly copyright: string
}

/** Legal links and the copyright line, in a `LegalFooter`. */
export function LegalLinks({ label, links, copyright }: LegalLinksProps) {
  return (
    <>
      {links.length > 0 && (
        <nav aria-label={label}>
          {links.map((link) =>
            link.kind === 'link' ? (
              <a key={link.name} href={link.href} target="_blank" rel="noopener noreferrer">
                {link.name}
              </a>
            ) : (
              <button key={link.name} type="button" aria-haspopup="dialog" onClick={link.onOpen}>
                {link.name}
              </button>
            ),
          )}
        </nav>
      )}
      <bdi translate="no">{copyright}</bdi>
    </>
  )
}
