import react from '@vitejs/plugin-react'
import type { UserConfig, UserConfigFnPromise } from 'vite'
import { chunkGroups } from './chunkGroups.ts'
import { deployPlugin } from './deploy/deployPlugin.ts'
import { entryPlugin } from './entryPlugin.ts'
import { localDeploymentPlugin } from './localDeploymentPlugin.ts'
import { pureRouterPlugin } from './pureRouterPlugin.ts'
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
    const scripts = () => [entryPlugin(folder), localDeploymentPlugin(mode), pureRouterPlugin(), react()]
    const groups = command === 'build' ? await chunkGroups({ folder, mode, plugins: scripts() }) : []
    return {
      root: folder,
      appType: 'spa',
      plugins: [...scripts(), sandboxMetaPlugin(mode), documentPlugin(app), deployPlugin(app, mode)],
      css: { transformer: 'lightningcss' },
      json: { namedExports: false },
      server: { host: '127.0.0.1' },
      build: {
        target: scriptTargets,
        cssTarget: styleTargets,
        outDir: mode === 'sandbox' ? 'dist-sandbox' : 'dist',
        emptyOutDir: true,
        sourcemap: mode === 'sandbox' ? false : 'hidden',
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        assetsInlineLimit: 0,
        rolldownOptions: { transform: { assumptions }, treeshake, output: { codeSplitting: { groups } } },
      },
    }
  }
}
