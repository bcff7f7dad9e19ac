import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig, UserConfigFnPromise } from 'vite'
import { buildTargets } from './targets/targets.ts'
import { chunkGroups } from './scripts/loadedTogether.ts'
import { compileHintPlugin, reactModulesPlugin, slimLibrariesPlugin } from './scripts/slimLibraries.ts'
import { slimRendererPlugin } from './scripts/slimRenderer.ts'
import { deployPlugin } from './deploy/deployPlugin.ts'
import { developmentPlugins, liveApp } from './dev/developmentPlugins.ts'
import {
  entryPlugin,
  lazyStylePlugin,
  localDeploymentPlugin,
  partId,
  storePartsPlugin,
} from './scripts/entryPlugin.ts'
import { payOriginPlugin } from './scripts/payOriginPlugin.ts'
import { payPlugin } from './pay/payPlugin.ts'
import { reactFilePlugin, reactGroup } from './scripts/reactFile.ts'
import { readBrandApp } from './apps/readBrandApp.ts'
import { workerPlugin } from './worker/buildWorker.ts'
import { documentPlugin } from './shell/documentPlugin.ts'

/**
 * The Vite configuration of a store, from its folder. `--mode sandbox` builds a store for this machine
 * into `dist-sandbox`; every other mode builds the release into `dist`. Source: decisions 37, 40.
 */
export function defineBrandApp(folder: string): UserConfigFnPromise {
  return async ({ mode, command }): Promise<UserConfig> => {
    const app = await readBrandApp(folder)
    const live = liveApp(folder)
    const scripts = () => [
      entryPlugin(join(folder, 'src/main.tsx'), partId('pay')),
      storePartsPlugin(folder, live.read),
      localDeploymentPlugin(mode),
      payOriginPlugin(app.brand, mode),
      slimLibrariesPlugin(),
      slimRendererPlugin(),
      reactModulesPlugin(),
      ...(app.dropIns.length === 0 ? [] : [reactFilePlugin()]),
      lazyStylePlugin(),
      react(),
    ]
    const groups =
      command === 'build'
        ? [
            ...(app.dropIns.length === 0 ? [] : [reactGroup]),
            ...(await chunkGroups({ folder, mode, plugins: scripts() })),
          ]
        : []
    const outDir = mode === 'sandbox' ? 'dist-sandbox' : 'dist'
    const { build, ...shared } = buildTargets(mode, { outDir, emptyOutDir: true, licences: 'licences.txt' })
    return {
      root: folder,
      appType: 'spa',
      plugins: [
        ...scripts(),
        compileHintPlugin(),
        documentPlugin(live.read, mode),
        payPlugin(app, mode),
        workerPlugin(app, mode),
        deployPlugin(app, mode),
        ...developmentPlugins(folder, mode, live),
      ],
      ...shared,
      // Prepared while whoever started the server reads its address.
      server: { host: '127.0.0.1', warmup: { clientFiles: ['index.html', 'src/main.tsx'] } },
      build: {
        ...build,
        rolldownOptions: {
          ...build.rolldownOptions,
          output: { ...build.rolldownOptions.output, codeSplitting: { groups } },
        },
      },
    }
  }
}
