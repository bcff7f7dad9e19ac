import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What a modelled host answers, before it compresses. */
export interface Modelled {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** A server on this machine that answers as a host is documented to, and compresses by itself as those hosts do. */
export async function hostModel(
  respond: (path: string) => Modelled | Promise<Modelled>,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.test')
    const accepts = (request.headers['accept-encoding'] ?? '').includes('br')
    void Promise.resolve(respond(pathname)).then(({ status, headers, body }) => {
      const isText = /text|json|svg|javascript/.test(headers['content-type'] ?? '')
      const coded = accepts && isText && status === 200
      const more = coded ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}
      response.writeHead(status, { ...headers, ...more })
      response.end(coded ? brotliCompressSync(body) : body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** A file of a site with the type that a host gives it; `.webmanifest` is what hosts do not know. Null where there is none. */
export function fileOf(site: string, path: string): Modelled | null {
  try {
    const body = readFileSync(join(site, path))
    const type = types[extname(path)] ?? 'application/octet-stream+json'
    return { status: 200, headers: { 'content-type': type }, body }
  } catch {
    return null
  }
}

/** One rule of a `_headers` file, its lines in their order. */
export interface HeaderRule {
  readonly path: string
  readonly lines: readonly string[]
}

/** Reads a `_headers` file: a path, and under it its lines. */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { path: string; lines: string[] }[] = []
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#')))
    if (line.startsWith(' ')) rules.at(-1)?.lines.push(line.trim())
    else rules.push({ path: line, lines: [] })
  return rules
}

/** Whether a path of a rule, which may end with `*`, is that of a request. */
export const isFor = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule

/** The text of one configuration. Throws where it was not made. */
export function textOf(
  files: readonly { readonly path: string; readonly text: string }[],
  path: string,
): string {
  const found = files.find((file) => file.path === path)
  if (found === undefined) throw new Error(`${path} was not made`)
  return found.text
}

/** Loads a function of a host from its text. */
export const moduleOf = (text: string): Promise<unknown> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)

/** What a host's function answers with. */
export async function modelledOf(response: Response): Promise<Modelled> {
  const body = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}

/** An answer as a host's function reads it. */
export const responseOf = ({ status, headers, body }: Modelled): Response =>
  new Response(typeof body === 'string' ? body : Buffer.from(body), { status, headers: { ...headers } })
