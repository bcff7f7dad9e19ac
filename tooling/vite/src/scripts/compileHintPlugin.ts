import type { Plugin, Rolldown } from 'vite'

const hint = '//# allFunctionsCalledOnLoad'

/**
 * Tells Chromium to compile all of `store` while it arrives, beside the main thread: left alone, it compiles each function there
 * when it is called first. The first screen calls most of that file, and few of the others, so that those are left alone. Other
 * engines see a comment. Source: performance.md "What single choices cost".
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

/** The script with the hint in its first line, where alone it counts; Vite may put a line without a mapping above it. */
export function withHintFirst(code: string): string {
  const [above, below] = code.split(`${hint}\n`)
  if (above === undefined || below === undefined) throw new Error('The hint for the compiler is missing')
  return `${hint}\n${above}${below}`
}
