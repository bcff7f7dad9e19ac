/** What the document of a store says of itself, before any script has run. */
export interface StoreDocument {
  readonly brand: string | null
  readonly version: string
  /** API hosts that the server of a sandbox build names; null for another build. */
  readonly sandboxOrigins: readonly string[] | null
  readonly html: string
}

/** Reads a store's document. */
export function readDocument(html: string): StoreDocument {
  const meta = (name: string) => new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(html)?.[1]
  return {
    brand: /<html[^>]*\sdata-brand="([\w-]+)"/.exec(html)?.[1] ?? null,
    version: meta('topup-version') ?? '',
    sandboxOrigins: meta('topup-sandbox')?.split(' ') ?? null,
    html,
  }
}
