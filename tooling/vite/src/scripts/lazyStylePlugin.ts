import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Gives lazy parts a loader for their style sheets that does no more than that, in place of Vite's, which is a half
 * kilobyte of the first route for hints that no store of ours uses.
 */
export function lazyStylePlugin(): Plugin {
  return {
    name: 'topup:lazy-style',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => join(import.meta.dirname, '../client/lazyStyle.ts'),
    },
  }
}
