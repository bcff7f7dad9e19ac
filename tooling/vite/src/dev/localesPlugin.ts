import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Reloads the page where a text changes. Texts are fetched by address, so Vite sees a new address of the same content
 * and leaves the page alone.
 */
export function localesPlugin(folder: string): Plugin {
  const locales = dirname(createRequire(join(folder, 'package.json')).resolve('@topup/locales/en.json'))
  return {
    name: 'topup:locales',
    apply: 'serve',
    configureServer: ({ watcher }) => {
      watcher.add(locales)
    },
    hotUpdate({ file }) {
      if (dirname(file) !== locales || !file.endsWith('.json')) return
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload', path: '*' })
      return []
    },
  }
}
