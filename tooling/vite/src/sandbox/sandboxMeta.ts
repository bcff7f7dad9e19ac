/** Writes the sandbox's API origins into a document, where a sandbox build looks for them. */
export function sandboxMeta(html: string, origins: readonly string[]): string {
  return html.replace('<head>', `<head><meta name="topup-sandbox" content="${origins.join(' ')}">`)
}
