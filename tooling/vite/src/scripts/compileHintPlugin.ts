import type { Plugin, Rolldown } from 'vite'

const hint = '//# allFunctionsCalledOnLoad'

/**
 * Tells Chromium to compile all of `store` while it arrives, beside the main thread. Without the hint it compiles a function on
 * the main thread when that is called first, and the first screen calls some four in ten of that file. The others get no more
 * than an empty line. Other engines see a comment. Source: performance.md "The first screen's file".
 */
export const compileHintPlugin = (): Plugin => ({
  name: 'topup:compile-hint',
  apply: 'build',
  enforce: 'post',
  // After the minifier, which removes comments; source maps count the line.
  outputOptions: (options) => ({ ...options, postBanner: ({ name }) => (name === 'store' ? hint : '') }),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const isStore = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
        file.type === 'chunk' && file.name === 'store'
      const file = Object.values(bundle).find(isStore)
      if (file?.type !== 'chunk') throw new Error('The build has no file of the first screen')
      file.code = withHintFirst(file.code)
    },
  },
})

/** The script with the hint in its first line, the only one where it counts; Vite may put a line without a mapping above it. */
export function withHintFirst(code: string): string {
  const [above, below, ...more] = code.split(`${hint}\n`)
  if (above === undefined || below === undefined || more.length > 0)
    throw new Error('The hint for the compiler is not in the script once')
  return `${hint}\n${above}${below}`
}
