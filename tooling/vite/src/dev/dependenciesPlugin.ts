import type { Plugin } from 'vite'

/**
 * Tells the development server which libraries to prepare before the first visit, so that no page has to load again
 * when one is met later: those of both documents. The plugin of React asks for `react-dom` by name, which an app cannot
 * resolve, as only flows depends on it; it is found in the sources like every other library.
 */
export function dependenciesPlugin(): Plugin {
  return {
    name: 'topup:dependencies',
    apply: 'serve',
    enforce: 'post',
    config(config) {
      const { optimizeDeps = {} } = config
      const include = optimizeDeps.include?.filter((name) => name !== 'react-dom')
      config.optimizeDeps = {
        ...optimizeDeps,
        ...(include && { include }),
        entries: ['src/main.tsx', 'src/pay.ts'],
      }
    },
  }
}
