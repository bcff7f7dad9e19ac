import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { BrandApp } from '../apps/readBrandApp.ts'

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name))

/**
 * Tells the development server which libraries to prepare before the first visit, so that no page has to load again
 * when one is met later: those of both documents, and of what the build writes from the facts. The plugin of React asks for `react-dom` by name, which an app cannot
 * resolve, as only flows depends on it; it is found in the sources like every other library.
 */
export function dependenciesPlugin(read: () => Promise<BrandApp>): Plugin {
  return {
    name: 'topup:dependencies',
    apply: 'serve',
    enforce: 'post',
    async config(config) {
      const { dropIns, logins } = await read()
      const { optimizeDeps = {} } = config
      const include = optimizeDeps.include?.filter((name) => name !== 'react-dom')
      config.optimizeDeps = {
        ...optimizeDeps,
        ...(include && { include }),
        entries: [
          'src/main.tsx',
          fileOf('@topup/flows/checkout'),
          fileOf('@topup/flows/pay'),
          ...logins.map((name) => fileOf(`@topup/flows/login/${name}`)),
          ...dropIns.map((name) => fileOf(`@topup/flows/dropIns/${name}`)),
        ],
      }
    },
  }
}
