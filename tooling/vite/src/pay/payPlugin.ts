import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { buildTargets } from '../targets/buildTargets.ts'
import { entryPlugin } from '../scripts/entryPlugin.ts'
import { partId, storePartsPlugin } from '../scripts/storePartsPlugin.ts'
import { lazyStylePlugin } from '../scripts/lazyStylePlugin.ts'
import { localDeploymentPlugin } from '../scripts/localDeploymentPlugin.ts'
import { walletPlugin } from '../scripts/walletPlugin.ts'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { inPlaceOfReact } from './inPlaceOfReact.ts'
import { payDocument, payHtmlPlugin } from './payHtmlPlugin.ts'

/**
 * Builds the pay document of an app whose payment providers have drop-ins into the same folder, as a build of its own: it shares no
 * chunk with the store, so that nothing of a provider's code is in the store's files. Source: decision 20.
 */
export function payPlugin(app: BrandApp, mode: string): Plugin {
  const source = partId('pay')
  const read = () => Promise.resolve(app)
  return {
    name: 'topup:pay',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined || app.dropIns.length === 0) return
        await build({
          configFile: false,
          root: import.meta.dirname,
          publicDir: false,
          mode,
          logLevel: 'warn',
          resolve: { alias: inPlaceOfReact },
          plugins: [
            entryPlugin(source),
            storePartsPlugin(app.folder, read),
            localDeploymentPlugin(mode),
            walletPlugin(app.brand, mode),
            lazyStylePlugin(),
            react(),
            payHtmlPlugin(read),
          ],
          ...buildTargets(mode, {
            outDir: dir,
            emptyOutDir: false,
            licences: 'pay-licences.txt',
            input: join(import.meta.dirname, payDocument),
          }),
        })
      },
    },
  }
}
