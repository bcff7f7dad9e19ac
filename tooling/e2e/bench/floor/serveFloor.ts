import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'

/** Where the libraries are. */
export const floorScript = '/floor.js'

/**
 * Serves floor pages by path with our libraries behind them, compressed as a release host would, and kept by the browser as a
 * release's files are. Source: performance.md "The floors".
 */
export async function serveFloor() {
  const script = brotliCompressSync(await libraries())
  const pages = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const isScript = request.url === floorScript
    const body = isScript ? script : pages.get(request.url ?? '')
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': isScript ? 'max-age=31536000, immutable' : 'no-cache',
      'content-length': body?.length ?? 0,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Size of the libraries, in bytes after brotli. */
    scriptBytes: script.length,
    /** Sets what `path` answers. */
    show: (path: string, html: string) => pages.set(path, brotliCompressSync(html)),
    close: () => server.close(),
  }
}

async function libraries(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'floorApp.ts'), formats: ['iife'], name: 'floor' },
    },
  })
  const [first] = (Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[]
  const code = first?.output[0].code
  if (code === undefined) throw new Error('The floor page has no script')
  return code
}
