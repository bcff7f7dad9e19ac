import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getPageConfig } from '@topup/api-client'
import type { BrandConfig } from '@topup/domain'
import en from '@topup/locales/en.json' with { type: 'json' }
import { inlineHashes, responseHeaders } from '@topup/vite/deploy'
import { routesOf } from '../routes.ts'

/** What is wrong with a fake store; all of it is left out in a sound one. */
export interface Plants {
  /** Markup that is added to the page of a path. */
  readonly markup?: Readonly<Record<string, string>>
  /** Code that is run on the page of a path. */
  readonly code?: Readonly<Record<string, string>>
  /** A header that documents lack. */
  readonly withoutHeader?: string
  /** The key that the document names. */
  readonly brand?: string
  /** The language that the document names. */
  readonly lang?: string
  /** The service calls the store's client id no game. */
  readonly knowsNoGame?: boolean
}

/** The facts of a brand that is not one of ours. */
export const fakeBrand: BrandConfig = {
  key: 'store',
  name: 'Store',
  deployments: [],
  regions: ['universal'],
  languages: ['en'],
  defaultLanguage: 'en',
  newVersion: { kind: 'everyone' },
  stepBar: false,
  tracking: { appId: 'app', eventId: 'event' },
  socialLogin: {},
  login: { clientId: 1, twitterRedirectUrl: 'https://pay.store.example/' },
  legal: { privacy: 'https://store.example/privacy', terms: 'https://store.example/terms' },
  copyright: 'Store',
  customerService: { kind: 'inGame' },
  games: [
    { code: 'one', clientIds: { web: 'one-id', ios: 'one-id', android: 'one-id' }, region: 'universal' },
  ],
}

const { pages, support, legal, nav } = en

/** The page of a path: as little as a walk needs to take it for a store's. */
function documentAt(path: string, api: string, plants: Plants): string {
  const heading = routesOf.new.find((route) => route.path === path)?.heading?.(en) ?? nav.topup
  const title = path === '/@no-such-game' ? pages.parameterError.title : heading
  const code = `localStorage.setItem('topup.store.game','one-id');fetch('${api}${getPageConfig.path}?client_id=one-id');${plants.code?.[path] ?? ''}`
  return `<!DOCTYPE html><html lang="${plants.lang ?? 'en'}" dir="ltr" data-brand="${plants.brand ?? 'store'}"><head>
<meta name="topup-sandbox" content="${api}"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<script>${code}</script></head><body>
<main><h1>${title}</h1><p>${nav.my}</p><p>${nav.event}</p><button>${support.contact}</button>${plants.markup?.[path] ?? ''}</main>
<div role="dialog" aria-label="${support.title}">${support.title}</div>
<nav aria-label="${legal.label}"><a href="https://store.example/p">${legal.privacy}</a> <a href="https://store.example/t">${legal.terms}</a></nav>
</body></html>`
}

/** Serves a fake store and the service that it asks, on one free port of this machine. */
export async function serveFakeStore(plants: Plants = {}) {
  const server = createServer((request, response) => {
    const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`)
    const api = origin.replace('127.0.0.1', 'localhost')
    const html = documentAt(pathname, api, plants)
    const inputs = { brand: fakeBrand, ...inlineHashes(html), sandboxOrigins: [api] }
    const { document, named } = responseHeaders(inputs)
    const leadsTo = routesOf.new.find((route) => route.path === pathname)?.leadsTo?.[0]
    if (pathname === getPageConfig.path)
      return response
        .writeHead(200, { 'access-control-allow-origin': '*' })
        .end(plants.knowsNoGame === true ? '{"code":-3001,"msg":"no game","content":null}' : '{}')
    if (pathname.startsWith('/assets/')) return response.writeHead(404).end()
    if (pathname === '/manifest.webmanifest')
      return response.writeHead(200, named).end(JSON.stringify({ name: fakeBrand.name }))
    if (leadsTo !== undefined && leadsTo !== pathname && plants.markup?.[pathname] === undefined)
      return response.writeHead(302, { location: leadsTo }).end()
    const kept = Object.entries(document).filter(([name]) => name !== plants.withoutHeader)
    return response
      .writeHead(200, { ...Object.fromEntries(kept), 'content-type': 'text/html; charset=utf-8' })
      .end(html)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
