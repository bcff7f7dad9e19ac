import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { SandboxEnv } from '../http/guards.ts'

const folder = join(import.meta.dirname, 'pictures')

const pictures: ReadonlyMap<string, string> = new Map(
  globSync('*/*.svg', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
)

/** The kinds of pictures, each with the one that stands for what has none of its own. */
const kinds: Readonly<Record<string, string>> = {
  games: 'other.svg',
  payways: 'card.svg',
  gifts: 'gem.svg',
  goods: 'blade-1.svg',
}

const pagesCss = readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8')

const svg = {
  'content-type': 'image/svg+xml',
  'cache-control': 'max-age=3600',
  'access-control-allow-origin': '*',
}

/**
 * Pictures that the service's answers point at, own drawings and no file of a game or a provider, and the style of the
 * provider's pages.
 */
export function assetRoutes(): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  for (const [kind, otherwise] of Object.entries(kinds))
    app.get(`/assets/${kind}/:file`, (c) => {
      const own = pictures.get(`${kind}/${c.req.param('file')}`)
      return c.body(own ?? pictures.get(`${kind}/${otherwise}`) ?? '', 200, svg)
    })
  app.get('/assets/pages.css', (c) => c.body(pagesCss, 200, { 'content-type': 'text/css; charset=utf-8' }))
  return app
}
