import type { UserConfig } from 'vite'
import { assumptions, scriptTargets, styleTargets, treeshake } from './targets.ts'

/** Where a build goes to; `input` is its document where that is not `index.html`. */
export interface BuildPlace {
  readonly outDir: string
  readonly emptyOutDir: boolean
  readonly input?: string
  /** Where the licences of the bundled libraries are written. */
  readonly licences: string
}

/** How every script and style sheet of a store is built, whichever document it belongs to. Source: decision 40. */
export const buildTargets = (mode: string, { outDir, emptyOutDir, input, licences }: BuildPlace) =>
  ({
    css: { transformer: 'lightningcss' },
    json: { namedExports: false },
    build: {
      target: scriptTargets,
      cssTarget: styleTargets,
      outDir,
      emptyOutDir,
      license: { fileName: licences },
      sourcemap: mode === 'sandbox' ? false : 'hidden',
      // A lazy part's own imports are found when it comes: naming them all would cost every first visit more than it saves a later one.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file: string, needed: string[]) =>
          needed.filter((name) => name.endsWith('.css')),
      },
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: { ...(input === undefined ? {} : { input }), transform: { assumptions }, treeshake },
    },
  }) satisfies UserConfig
