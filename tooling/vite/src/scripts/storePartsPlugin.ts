import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { partNames, partSource, type PartName } from '../apps/storeParts.ts'

/** The address of a module that the build writes; `virtual:topup/<name>` in an import. */
export const partId = (name: PartName): string => `/@topup/${name}`

const partIn = (id: string) => partNames.find((name) => id === partId(name) || id === `virtual:topup/${name}`)

/**
 * Writes the modules of a store that follow from its facts (`storeParts.ts`). What they import is looked for as if they stood in
 * the app's `src`.
 */
export function storePartsPlugin(folder: string, read: () => Promise<BrandApp>): Plugin {
  const beside = join(folder, 'src/main.tsx')
  return {
    name: 'topup:store-parts',
    enforce: 'pre',
    resolveId(id, importer) {
      const name = partIn(id)
      if (name !== undefined) return partId(name)
      return importer !== undefined && partIn(importer) !== undefined ? this.resolve(id, beside) : null
    },
    async load(id) {
      const name = partIn(id)
      return name === undefined ? null : partSource[name](await read())
    },
    // The facts have changed: what was made of them is made again at the next load of the page.
    hotUpdate({ file }) {
      if (!file.startsWith(join(folder, 'src'))) return
      const { moduleGraph } = this.environment
      for (const name of partNames) {
        const made = moduleGraph.getModuleById(partId(name))
        if (made !== undefined) moduleGraph.invalidateModule(made)
      }
    },
  }
}
