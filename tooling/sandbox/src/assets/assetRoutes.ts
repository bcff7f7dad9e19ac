import { Hono } from 'hono'
import type { SandboxEnv } from '../http/env.ts'
import { gameLogo } from './gameLogo.ts'
import { giftIcon } from './giftIcon.ts'
import { goodsPicture } from './goodsPicture.ts'
import { pagesCss } from './pagesCss.ts'
import { paywayIcon } from './paywayIcon.ts'

const svg = {
  'content-type': 'image/svg+xml',
  'cache-control': 'max-age=3600',
  'access-control-allow-origin': '*',
}

/** Pictures that the service's answers point at, and the style of the provider's pages. */
export function assetRoutes(): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get('/assets/games/:file', (c) => c.body(gameLogo(c.req.param('file').replace('.svg', '')), 200, svg))
  app.get('/assets/payways/:file', (c) =>
    c.body(paywayIcon(c.req.param('file').replace('.svg', '')), 200, svg),
  )
  app.get('/assets/gifts/:file', (c) => c.body(giftIcon(c.req.param('file').replace('.svg', '')), 200, svg))
  app.get('/assets/goods/:file', (c) => c.body(goodsPicture(c.req.param('file')), 200, svg))
  app.get('/assets/pages.css', (c) => c.body(pagesCss, 200, { 'content-type': 'text/css; charset=utf-8' }))
  return app
}
