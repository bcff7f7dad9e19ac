import { join } from 'node:path'
import type { Plugin } from 'vite'
import { dropFacade } from './dropFacade.ts'

const entry = join(import.meta.dirname, '../client/entry.ts')
const polyfills = join(import.meta.dirname, '../client/polyfills.ts')

/** The first script of the pay document where both documents come from one server. */
export const payEntry = '/@topup/entry?pay'

/**
 * Gives every document the same first script (`/@topup/entry` in it), which then starts `main`, a file of the app; under
 * the address `payEntry` it starts `pay`. In a build, which has one document, the app's module and the polyfills are
 * entries of their own, called by address: so the first script imports nothing, and the feature test and the polyfills
 * stay ahead of everything else.
 */
export function entryPlugin(main: string, pay: string = main): Plugin {
  const references = new Map<string, string>()
  return {
    name: 'topup:entry',
    enforce: 'pre',
    buildStart() {
      if (this.meta.watchMode) return
      references.set('virtual:topup/main', this.emitFile({ type: 'chunk', id: main, name: 'main' }))
      references.set('./polyfills.ts', this.emitFile({ type: 'chunk', id: polyfills, name: 'polyfills' }))
    },
    resolveId(id, importer) {
      if (id === '/@topup/entry') return entry
      if (id === payEntry) return `${entry}?pay`
      if (id === 'virtual:topup/main') return importer?.endsWith('?pay') === true ? pay : main
      return null
    },
    transform(code, id) {
      if (id !== entry || references.size === 0) return null
      const called = code.replace(/import\((["'])(.+?)\1\)/g, (whole, _quote, name: string) => {
        const reference = references.get(name)
        return reference === undefined
          ? whole
          : `import(/* @vite-ignore */ import.meta.ROLLUP_FILE_URL_${reference})`
      })
      return { code: called, map: null }
    },
    generateBundle(_options, bundle) {
      dropFacade(bundle, main)
    },
  }
}
