import { existsSync, globSync } from 'node:fs'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readManifest } from '../release/releaseManifest.ts'
import type { ReleaseManifest } from '../release/releaseManifest.ts'

/** What a host sent, as it was on the way: not decoded, and a header that came twice is there twice. */
export interface RawAnswer {
  /** The address that answered, after redirects. */
  readonly url: URL
  readonly status: number
  /** All values of each header, by lower-case name. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly body: Buffer
}

/** Which form a request asks for. */
export type Accepted = 'identity' | 'gzip, br'

const answerMs = 30_000

/** Why a host gave no answer, as a sentence that names it; by the codes of Node's errors. */
export function reachSentence({ hostname, host, protocol }: URL, error: unknown): string {
  const { code = '', message = String(error) } = error as {
    readonly code?: string
    readonly message?: string
  }
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return `There is no host ${hostname}: nothing answers to that name. Is it spelled right, and is its DNS entry there?`
  if (code === 'ECONNREFUSED') return `Nothing listens at ${host}: the host is there and takes no connection.`
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/.test(code))
    return `The certificate of ${host} is not valid: ${message}.`
  if (code === 'EPROTO' || code.startsWith('ERR_SSL'))
    return `${host} does not speak ${protocol.slice(0, -1)}: is it meant with ${protocol === 'https:' ? 'http' : 'https'}://?`
  return `${host} gives no answer: ${message}.`
}

/**
 * Asks a host once. `fetch` is of no use here: it decodes what comes, and joins headers that were sent twice. Rejects when
 * nothing answers within 30 s.
 */
export function askRaw(url: URL, accepted: Accepted): Promise<RawAnswer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': accepted } }, (response) => {
      const { statusCode: status = 0, headersDistinct } = response
      const headers = new Map(Object.entries(headersDistinct).map(([name, values]) => [name, values ?? []]))
      buffer(response).then((body) => resolve({ url, status, headers, body }), reject)
    })
    asked.setTimeout(answerMs, () => asked.destroy(new Error('no answer within 30 s')))
    asked.once('error', reject)
    asked.end()
  })
}

/** Asks as a browser that opens an address does: a redirect within the host leads on, three times at most. */
export async function askFollowing(url: URL, accepted: Accepted, left = 3): Promise<RawAnswer> {
  const answer = await askRaw(url, accepted)
  const target = answer.headers.get('location')?.[0]
  if (left === 0 || answer.status < 300 || answer.status > 399 || target === undefined) return answer
  const next = new URL(target, url)
  return next.origin === url.origin ? askFollowing(next, accepted, left - 1) : answer
}

/** The content of an answer without its compression. Throws for a compression that was not asked for, and for a broken one. */
export function contentOf({ headers, body }: RawAnswer): Buffer {
  const encoding = encodingOf(headers)
  switch (encoding) {
    case null:
      return body
    case 'br':
      return brotliDecompressSync(body)
    case 'gzip':
      return gunzipSync(body)
    default:
      throw new Error(`encoding ${encoding} was not asked for`)
  }
}

/** How an answer is compressed; null for not at all. */
export function encodingOf(headers: RawAnswer['headers']): string | null {
  const value = headers.get('content-encoding')?.join(', ').toLowerCase() ?? 'identity'
  return value === 'identity' ? null : value
}

/**
 * The manifest of the version that a deployed store names in its document, among the releases of this machine. Who does not trust the
 * store to say its version names the manifest. Throws a plain sentence where there is none.
 */
export function findManifest(origin: string, html: string, releases: string): ReleaseManifest {
  const [, version] = /<meta name="topup-version" content="([\w-]+)">/.exec(html) ?? []
  if (version === undefined) throw new Error(`${origin} names no version. Name the release with --manifest.`)
  const [folder] = globSync(`*-${version}`, { cwd: releases }).filter((name) =>
    existsSync(join(releases, name, 'manifest.json')),
  )
  if (folder === undefined)
    throw new Error(
      `${origin} says that it is ${version}, and no release of that version is here. Name it with --manifest.`,
    )
  return readManifest(join(releases, folder, 'manifest.json'))
}
