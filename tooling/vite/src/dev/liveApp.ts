import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { type BrandApp, importFile, readBrandApp } from '../apps/readBrandApp.ts'

/** The facts of a store as its files state them at the moment. */
export interface LiveApp {
  readonly read: () => Promise<BrandApp>
  readonly plugin: Plugin
}

/**
 * Reads a store's facts and theme through the development server, because Node keeps what it has imported once. Where
 * one of these files changes, or a file that they import, the page reloads: the document is made of them.
 */
export function liveApp(folder: string): LiveApp {
  let importNow = importFile
  return {
    read: () => readBrandApp(folder, importNow),
    plugin: {
      name: 'topup:live-app',
      apply: 'serve',
      configureServer({ environments: { ssr } }) {
        if (isRunnableDevEnvironment(ssr)) importNow = (path) => ssr.runner.import(path)
      },
      hotUpdate({ file, server }) {
        const isRead = (server.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
        if (!isRead) return
        // Of the two environments only the browser has a page; the other forgets the module by itself.
        if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload', path: '*' })
        return []
      },
    },
  }
}
