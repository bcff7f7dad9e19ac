import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { criticalCss, criticalFolder } from '../shell/criticalCss.ts'

const client = join(import.meta.dirname, '../client/firstStyle.ts')

/**
 * Brings edits of the first route's style sheet onto the screen without a reload. The sheet is inlined into the
 * document behind Vite's back, so its files are watched here and a script in the document swaps the text.
 */
export function firstStylePlugin(read: () => Promise<BrandApp>): Plugin {
  /** Whether the sheet had a mistake when it was last read. */
  let isBroken = false
  return {
    name: 'topup:first-style',
    apply: 'serve',
    configureServer: ({ watcher }) => {
      watcher.add(criticalFolder)
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/@fs${client}` }, injectTo: 'head' },
    ],
    async hotUpdate({ type, file, read: readWhole }) {
      if (this.environment.name !== 'client' || type === 'delete') return
      if (!file.endsWith('.css') || !file.startsWith(`${criticalFolder}${sep}`)) return
      // A file that an editor is still writing is empty for a moment.
      await readWhole()
      const isRepair = isBroken
      isBroken = true
      const css = await criticalCss((await read()).theme)
      isBroken = false
      // Vite's message about a mistake stays until the page reloads.
      if (isRepair) this.environment.hot.send({ type: 'full-reload', path: '*' })
      else this.environment.hot.send('topup:first-style', css)
    },
  }
}
