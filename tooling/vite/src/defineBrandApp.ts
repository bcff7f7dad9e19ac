import react from '@vitejs/plugin-react'
import type { UserConfig, UserConfigFnPromise } from 'vite'
import { chunkGroups } from './chunkGroups.ts'
import { deployPlugin } from './deploy/deployPlugin.ts'
import { entryPlugin } from './entryPlugin.ts'
import { lazyStylePlugin } from './lazyStylePlugin.ts'
import { localDeploymentPlugin } from './localDeploymentPlugin.ts'
import { readBrandApp } from './readBrandApp.ts'
import { sandboxMetaPlugin } from './sandboxMetaPlugin.ts'
import { documentPlugin } from './shell/documentPlugin.ts'
import { assumptions, scriptTargets, styleTargets, treeshake } from './targets.ts'

/**
 * The Vite configuration of a store, from its folder. `--mode sandbox` builds a store for this machine
 * into `dist-sandbox`; every other mode builds the release into `dist`. Source: rulings 11, 14.
 */
export function defineBrandApp(folder: string): UserConfigFnPromise {
  return async ({ mode, command }): Promise<UserConfig> => {
    const app = await readBrandApp(folder)
    const scripts = () => [entryPlugin(folder), localDeploymentPlugin(mode), lazyStylePlugin(), react()]
    const groups = command === 'build' ? await chunkGroups({ folder, mode, plugins: scripts() }) : []
    return {
      root: folder,
      appType: 'spa',
      plugins: [...scripts(), sandboxMetaPlugin(mode), documentPlugin(app, mode), deployPlugin(app, mode)],
      css: { transformer: 'lightningcss' },
      json: { namedExports: false },
      server: { host: '127.0.0.1' },
      build: {
        target: scriptTargets,
        cssTarget: styleTargets,
        outDir: mode === 'sandbox' ? 'dist-sandbox' : 'dist',
        emptyOutDir: true,
        sourcemap: mode === 'sandbox' ? false : 'hidden',
        // A lazy part's own imports are found when it comes: naming them all would cost every first visit more than it saves a later one.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
        },
        reportCompressedSize: false,
        assetsInlineLimit: 0,
        rolldownOptions: { transform: { assumptions }, treeshake, output: { codeSplitting: { groups } } },
      },
    }
  }
}
