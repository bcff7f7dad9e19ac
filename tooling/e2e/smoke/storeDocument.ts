import { askFollowing, contentOf, reachSentence } from '@topup/vite/verify'

/** Asks for a store's document without a browser, and what it says of itself before any script has run. Throws a plain sentence where none comes. */
export async function readStore(origin: string) {
  const url = new URL('/', origin)
  const answer = await askFollowing(url, 'gzip, br').catch((error: unknown) => {
    throw new Error(reachSentence(url, error))
  })
  const type = answer.headers.get('content-type')?.join() ?? ''
  if (answer.status !== 200) throw new Error(`${origin} answers ${answer.status}`)
  if (!type.includes('text/html')) throw new Error(`${origin} answers with ${type || 'no type'}`)
  const html = contentOf(answer).toString('utf8')
  const meta = (name: string) => new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(html)?.[1]
  return {
    brand: /<html[^>]*\sdata-brand="([\w-]+)"/.exec(html)?.[1] ?? null,
    version: meta('topup-version') ?? '',
    /** API hosts that the server of a sandbox build names; null for another build. */
    sandboxOrigins: meta('topup-sandbox')?.split(' ') ?? null,
    /** Of the document as it was sent. */
    bytes: answer.body.length,
  }
}
