import { artworkFiles } from '@topup/ui-kit/artworkFile'
import { type BuiltFile, withImports } from '../shell/builtFile.ts'

/**
 * The parts that a visit without a network draws beside the store's own file: goods of the last visit, orders, and what says that
 * there is no network.
 */
export const offlineParts = [
  'later',
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
export interface WorkerFiles {
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
  const sheets = scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const drawn = pictures.map((end) => {
    const picture = kept.find(({ originalFileNames = [] }) =>
      originalFileNames.some((name) => name.endsWith(end)),
    )
    if (picture === undefined)
      throw new Error(`A visit without a network needs ${end}, and the build has no such file`)
    return picture
  })
  const first = new Set([...scripts, ...drawn].map(({ fileName }) => fileName).concat(sheets))
  const others = kept.map(({ fileName }) => fileName).filter((name) => !first.has(name))
  return { first: [...first].sort(), others: others.sort() }
}
