import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { partNames, partSource } from '../apps/readBrandApp.ts'
import type { BrandApp, PartName } from '../apps/readBrandApp.ts'

type Chunk = Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'fileName' | 'moduleIds' | 'type'> & {
  code: string
}

/** Whether code only imports and exports. */
const isEmpty = (code: string): boolean => code.replace(/\b(?:import|export)\b[^;]*;?|\/\/.*|\s/g, '') === ''

/**
 * Where the app's module is in a file of its own group, its entry only imports that file: the first script then names the file
 * itself, and a visit has one request less. The name of the first script follows the name of the entry, which follows that of the
 * file. Throws where the entry does more, or other files than the first script name it.
 */
export function dropFacade(bundle: Record<string, Chunk | { readonly type: 'asset' }>, main: string): void {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === main)
  const target = chunks.find(({ moduleIds }) => moduleIds.includes(main))
  if (entry === undefined || target === undefined || entry === target) return
  if (!isEmpty(entry.code)) throw new Error(`${entry.fileName} does more than import ${target.fileName}`)
  const callers = chunks.filter(({ code }) => code.includes(`/${entry.fileName}`))
  if (callers.length !== 1)
    throw new Error(`${callers.length} files name ${entry.fileName}, not the first script alone`)
  for (const caller of callers) caller.code = caller.code.replaceAll(entry.fileName, target.fileName)
  delete bundle[entry.fileName]
}

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

const id = 'virtual:topup/local-deployment'
const row = join(import.meta.dirname, '../client/localDeployments.ts')

/**
 * Adds the row for a store on this machine to a sandbox build. A release build gets an empty list,
 * so that it holds no word about local hosts. Source: decision 37.
 */
export function localDeploymentPlugin(mode: string): Plugin {
  return {
    name: 'topup:local-deployment',
    enforce: 'pre',
    resolveId: (source) => (source === id ? (mode === 'sandbox' ? row : `\0${id}`) : null),
    load: (source) => (source === `\0${id}` ? 'export const localDeployments = []' : null),
  }
}

/** The address of a module that the build writes; `virtual:topup/<name>` in an import. */
export const partId = (name: PartName): string => `/@topup/${name}`

const partIn = (id: string) => partNames.find((name) => id === partId(name) || id === `virtual:topup/${name}`)

/**
 * Writes the modules of a store that follow from its facts (`readBrandApp.ts`). What they import is looked for as if they stood in
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
