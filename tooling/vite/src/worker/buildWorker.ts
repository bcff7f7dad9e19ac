import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { artworkFiles } from '@topup/ui-kit/artworkFile'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { sha384 } from '../deploy/sealDocuments.ts'
import { shiftedMap, workerFile, workerText } from '../deploy/workerText.ts'
import { madeFrom, sheetsOf, withImports } from '../scripts/builtFiles.ts'
import type { BuiltFile } from '../scripts/builtFiles.ts'
import { buildTargets, builtInMemory } from '../targets/targets.ts'

/** A worker's program. */
export interface BuiltWorker {
  readonly code: string
  /** As JSON. */
  readonly map: string
  readonly licences: string
}

/** Builds a worker's program for the browsers of the stores, and keeps it in memory: `end` is the one that ends the others. */
export async function buildWorker(name: 'store' | 'end'): Promise<BuiltWorker> {
  const targets = buildTargets('production', { outDir: 'dist', emptyOutDir: false, licences: 'licences' })
  const files = await builtInMemory({
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...targets.build,
      rolldownOptions: {
        ...targets.build.rolldownOptions,
        input: join(import.meta.dirname, `program/${name}Worker.ts`),
        output: { format: 'iife' },
      },
    },
  })
  const [script] = files
  if (script?.type !== 'chunk' || script.map === null) throw new Error(`The worker ${name} came out empty`)
  const licences = files.find((file) => file.type === 'asset' && file.fileName === 'licences')
  return {
    code: script.code,
    map: JSON.stringify(script.map),
    licences: licences?.type === 'asset' ? String(licences.source) : '',
  }
}

/**
 * The parts that a visit without a network draws beside the store's own file: goods of the last visit, orders, and what says that
 * there is no network.
 */
export const offlineParts = [
  'base',
  'reactions',
  'steps',
  'orders',
  'openOrders',
  'player',
  'lateShelf',
] as const

const pictures = [
  'illustration/illustrations.svg',
  ...artworkFiles.map((file) => `artwork/drawings/${file}.svg`),
]

/** The files of a store by when a worker keeps them; names without a folder in front, as `assets/a.js`. */
interface WorkerFiles {
  readonly first: readonly string[]
  readonly others: readonly string[]
}

/**
 * What a worker may keep of the store's own build: `first` what the document names and what a visit without a network draws,
 * `others` whatever else a visit may use. The pay document's files are of another build, and in neither. Throws when a part is gone.
 */
export function workerFiles(files: readonly BuiltFile[], document: string): WorkerFiles {
  const kept = files.filter(({ fileName }) =>
    /^assets\/.*\.(?:js|css|svg|json|woff2|webp|jpg|png)$/.test(fileName),
  )
  const tags = [...document.matchAll(/<(?:script|link)\b[^>]*>/g)].join('')
  const named = kept.filter(({ fileName }) => tags.includes(`"/${fileName}"`))
  const parts = offlineParts.map((name) => {
    const part = kept.find(({ fileName }) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(fileName))
    if (part === undefined)
      throw new Error(`A visit without a network needs ${name}, and the build has no such file`)
    return part
  })
  const scripts = [...withImports([...named, ...parts], kept)]
  const drawn = pictures.map((source) => madeFrom(source, kept))
  const first = new Set([...scripts, ...drawn].map(({ fileName }) => fileName).concat(sheetsOf(scripts)))
  const others = kept.map(({ fileName }) => fileName).filter((name) => !first.has(name))
  return { first: [...first].sort(), others: others.sort() }
}

/**
 * Writes the service worker of a store beside its documents, with what it may keep; for a store that has none, the one that ends
 * those of earlier releases. It gets its version and the document's hash when those are sealed. Source: decision 97.
 */
export function workerPlugin({ brand }: Pick<BrandApp, 'brand'>, mode: string): Plugin {
  const isOff = brand.serviceWorker === 'off'
  return {
    name: 'topup:worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined) return
        const write = (name: string, text: string) => writeFileSync(join(dir, name), text)
        const { code, map, licences } = await buildWorker(isOff ? 'end' : 'store')
        if (isOff) write(workerFile, code)
        else {
          const document = readFileSync(join(dir, 'index.html'), 'utf8')
          const { first, others } = workerFiles(Object.values(bundle) as readonly BuiltFile[], document)
          const pinned = (names: readonly string[]) =>
            names.map((name) => [`/${name}`, sha384(readFileSync(join(dir, name)))] as const)
          write(
            workerFile,
            workerText({ version: '', document: '', first: pinned(first), others: pinned(others) }, code),
          )
          write('worker-licences.txt', licences)
        }
        if (mode !== 'sandbox') write(`${workerFile}.map`, isOff ? map : shiftedMap(map))
      },
    },
  }
}
