/** The room of the `LegalFooter` while its code or its texts are not here. */
export function LegalFooterSpace() {
  return <div className="legal-footer" />
}
