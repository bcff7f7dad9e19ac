/** What the documents of a sandbox build are told, by the name of the `<meta>` that says it. */
export interface SandboxFacts {
  /** The sandbox's API origins, first the one to ask first. */
  readonly origins: readonly string[]
  /** Where the store's pay document stands, if that is another origin. Source: decision 95. */
  readonly payOrigin?: string | undefined
  /** Where the store of this pay document stands, if that is another origin. */
  readonly storeOrigin?: string | undefined
}

/** Writes into a document what a sandbox build looks for there. */
export function sandboxMeta(html: string, { origins, payOrigin, storeOrigin }: SandboxFacts): string {
  const meta = (name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta name="topup-${name}" content="${content}">`
  const tags =
    meta('sandbox', origins.join(' ')) + meta('pay-origin', payOrigin) + meta('store-origin', storeOrigin)
  return html.replace('<head>', `<head>${tags}`)
}
