import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, mergeConfig } from 'vite'
import type { Plugin, ViteDevServer } from 'vite'
import type { BrandApp } from '../apps/readBrandApp.ts'
import {
  entryPlugin,
  lazyStylePlugin,
  localDeploymentPlugin,
  partId,
  payEntry,
  storePartsPlugin,
} from '../scripts/entryPlugin.ts'
import { walletPlugin } from '../scripts/payOriginPlugin.ts'
import { reactFilesIn, reactFromFilePlugin } from '../scripts/reactFile.ts'
import { reactModulesPlugin } from '../scripts/slimLibraries.ts'
import { buildTargets } from '../targets/targets.ts'
import { payDocument, payHtmlPlugin } from './payHtmlPlugin.ts'

/**
 * Adyen's form is a file with all that it needs, and one of what its card, local ways and wallets share: left alone, the bundler
 * cuts out six small ones, and a form waits for those of each of its files. What the document itself needs chooses first.
 */
const formFiles = [
  { name: 'main', priority: 3, test: (id: string) => id === partId('pay') },
  { name: 'adyenForm', priority: 2, test: /\/providers\/adyenForm\.ts$/ },
  { name: 'adyenFields', priority: 1, test: /\/node_modules\/.*@adyen\//, minShareCount: 2 },
]

/**
 * Builds the pay document of an app whose payment providers have drop-ins into the same folder, as a build of its own, so that
 * nothing of a provider's code is in the store's files. React alone it takes from the store's file. Source: decisions 20 and 95.
 */
export function payPlugin(app: BrandApp, mode: string): Plugin {
  const source = partId('pay')
  const read = () => Promise.resolve(app)
  return {
    name: 'topup:pay',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined || app.dropIns.length === 0) return
        const reactFiles = reactFilesIn(bundle)
        await build({
          configFile: false,
          root: import.meta.dirname,
          publicDir: false,
          mode,
          logLevel: 'warn',
          plugins: [
            entryPlugin(source),
            reactFromFilePlugin(reactFiles[0]),
            reactModulesPlugin(),
            storePartsPlugin(app.folder, read),
            localDeploymentPlugin(mode),
            walletPlugin(app.brand, mode),
            lazyStylePlugin(),
            react(),
            payHtmlPlugin(read, reactFiles),
          ],
          ...mergeConfig(
            buildTargets(mode, {
              outDir: dir,
              emptyOutDir: false,
              licences: 'pay-licences.txt',
              input: join(import.meta.dirname, payDocument),
            }),
            { build: { rolldownOptions: { output: { codeSplitting: { groups: formFiles } } } } },
          ),
        })
      },
    },
  }
}

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
