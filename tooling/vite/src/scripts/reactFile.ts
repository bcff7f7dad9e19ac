import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { ChunkGroup } from './loadedTogether.ts'

/** What the pay document, and the libraries in it, ask of React by package. The document fails to build where a name is missing. */
const names = {
  react:
    'Children, Fragment, cloneElement, createContext, createElement, forwardRef, isValidElement, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore',
  'react/jsx-runtime': 'Fragment, jsx, jsxs',
  'react-dom': 'createPortal',
  'react-dom/client': 'createRoot',
} as const

const packages = /^react(?:-dom(?:\/client)?|\/jsx-runtime)?$/

const id = 'virtual:topup/react'

/** Who has React among its dependencies. */
const drawer = fileURLToPath(import.meta.resolve('@topup/flows/documentTexts'))

/** React in a file of its own, `react`, which the pay document loads too. Source: decision 95. */
export const reactGroup: ChunkGroup = {
  name: 'react',
  priority: 1000,
  test: (module) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(module),
}

/** Adds to the build of a store a file by which another build asks for React by the names above. */
export function reactFilePlugin(): Plugin {
  return {
    name: 'topup:react-file',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id, name: 'reactNames', preserveSignature: 'strict' })
    },
    resolveId(asked, importer) {
      if (importer === `\0${id}`) return this.resolve(asked, drawer)
      return asked === id ? `\0${id}` : null
    },
    load(asked) {
      if (asked !== `\0${id}`) return null
      const seen = new Set<string>()
      const lines = Object.entries(names).map(([name, exported]) => {
        const own = exported.split(', ').filter((one) => !seen.has(one))
        for (const one of own) seen.add(one)
        return `export { ${own.join(', ')} } from '${name}'`
      })
      return lines.join('\n')
    },
  }
}

/** Takes React from that file of a finished build, whose name is relative to the folder of all scripts. */
export function reactFromFilePlugin(fileName: string): Plugin {
  const address = `/${fileName}`
  return {
    name: 'topup:react-from-file',
    enforce: 'pre',
    resolveId(asked) {
      if (asked === address) return { id: address, external: 'absolute' }
      return packages.test(asked) ? `\0${asked}` : null
    },
    load(asked) {
      const exported = Object.entries(names).find(([name]) => asked === `\0${name}`)?.[1]
      return exported === undefined ? null : `export { ${exported} } from '${address}'`
    },
  }
}

/** The files of a finished build that hold React: first the one with the names, then what it imports. */
export function reactFilesIn(bundle: Rolldown.OutputBundle): readonly [string, ...string[]] {
  const file = Object.values(bundle).find(
    (each): each is Rolldown.OutputChunk => each.type === 'chunk' && each.facadeModuleId === `\0${id}`,
  )
  if (file === undefined) throw new Error('The build has no file with the names of React')
  return [file.fileName, ...file.imports]
}
