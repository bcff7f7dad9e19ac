import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { BrandApp } from '../readBrandApp.ts'
import { criticalCss, criticalFiles } from '../shell/criticalCss.ts'

const client = join(import.meta.dirname, '../client/firstStyle.ts')

/**
 * Brings edits of the first route's style sheet onto the screen without a reload. The sheet is inlined into the
 * document behind Vite's back, so its files are watched here and a script in the document swaps the text.
 */
export function firstStylePlugin(read: () => Promise<BrandApp>): Plugin {
  const folders = new Set(criticalFiles.map((file) => dirname(file)))
  return {
    name: 'topup:first-style',
    apply: 'serve',
    configureServer: ({ watcher }) => {
      watcher.add([...folders])
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/@fs${client}` }, injectTo: 'head' },
    ],
    async hotUpdate({ type, file }) {
      if (this.environment.name !== 'client' || type === 'delete') return
      if (!file.endsWith('.css') || !folders.has(dirname(file))) return
      this.environment.hot.send('topup:first-style', criticalCss((await read()).theme))
    },
  }
}
