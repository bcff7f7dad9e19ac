import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readBrandApp } from '@topup/vite/apps'
import { withRelease } from '@topup/vite/deploy'
import { describeSite } from '@topup/vite/release'
import { answer, type Site } from '@topup/vite/serve'

/**
 * Makes a release of a sandbox build, in the form that a host gets: the documents name the sandbox, and the header sets let
 * them call it. Returns its folder.
 */
export async function sandboxRelease(from: {
  readonly brand: string
  /** A built store. */
  readonly build: string
  readonly sandboxOrigins: readonly string[]
  readonly version: string
  /** Where releases are put. */
  readonly target: string
}): Promise<string> {
  const { build, sandboxOrigins, version, target } = from
  const { brand } = await readBrandApp(from.brand)
  const folder = join(target, `${brand.key}-${version}`)
  const site = join(folder, 'site')
  mkdirSync(folder, { recursive: true })
  cpSync(build, site, { recursive: true, filter: (path) => !/(?:headers\.json|_headers)$/.test(path) })
  const sets = JSON.parse(readFileSync(join(build, 'headers.json'), 'utf8')) as Site['headers']
  const sent = (path: string) => {
    const { headers, body } = answer(
      { folder: build, headers: sets, sandboxOrigins },
      { method: 'GET', path, accepts: '' },
    )
    const { 'content-type': _type, vary: _vary, ...set } = headers
    return { set, html: withVersion(body.toString('utf8'), version) }
  }
  const [index, pay] = [sent('/'), sent('/pay.html')]
  const documents = new Map([
    ['index.html', index.html],
    ['pay.html', pay.html],
  ])
  const changed = new Map(documents)
  // The release that went out last may have none.
  const worker = join(build, 'sw.js')
  if (existsSync(worker)) {
    const facts = { version, document: hashOf(index.html) }
    changed.set('sw.js', withRelease(readFileSync(worker, 'utf8'), facts))
  }
  for (const [name, text] of changed) {
    writeFileSync(join(site, name), text)
    // The build compressed what is as it was.
    writeFileSync(join(site, `${name}.gz`), gzipSync(text))
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(text, quick))
  }
  const problems = describeSite(folder, {
    brand,
    version,
    commit: { id: version, committedAt: '2026-01-01T00:00:00.000Z' },
    documents,
    headers: { ...sets, document: index.set, pay: pay.set },
    debugIds: {},
  })
  // The sandbox's origins make a policy longer than that of any release, and these releases go to nginx, which has no limit.
  const others = problems.filter((problem) => !problem.startsWith('Cloudflare takes'))
  if (others.length > 0) throw new Error(others.join(' '))
  return folder
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The document with its version; the oldest releases named none. */
function withVersion(html: string, version: string): string {
  const own = html.replace(/<meta name="topup-version"[^>]*>/, '')
  return own.replace('</title>', `</title><meta name="topup-version" content="${version}">`)
}
