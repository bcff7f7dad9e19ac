import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { payEntry } from '../scripts/entryPlugin.ts'
import { payDocument } from './payHtmlPlugin.ts'

/**
 * Serves the pay document of an app whose payment providers have drop-ins on the development server. It shares modules with the store
 * there, and so has an entry of its own; a build makes it apart. Source: decision 20.
 */
export function payServePlugin(read: () => Promise<BrandApp>): Plugin {
  return {
    name: 'topup:pay-serve',
    apply: 'serve',
    async configureServer(server) {
      if ((await read()).dropIns.length === 0) return
      server.middlewares.use(`/${payDocument}`, (request, response, next) => {
        page(server, request.originalUrl).then(
          (html) => response.setHeader('content-type', 'text/html').end(html),
          next,
        )
      })
    },
  }
}

async function page(server: ViteDevServer, address: string | undefined): Promise<string> {
  const html = await readFile(join(import.meta.dirname, payDocument), 'utf8')
  return server.transformIndexHtml(`/${payDocument}`, html.replace('/@topup/entry', payEntry), address)
}
