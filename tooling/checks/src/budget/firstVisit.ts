import { artworkFiles } from '@topup/ui-kit/artworkFile'
import { firstVisitFiles } from '@topup/vite/loadedTogether'
import type { BuiltText } from '../repository/folders.ts'
import { bytesOf, closure, filesOf, type FirstRoute } from './firstRoute.ts'

/** The layout that a first visit sees. */
export type SeenLayout = keyof typeof firstVisitFiles

/** What a first visit that only looks loads until nothing more comes; sizes in bytes after brotli 11. */
export interface FirstVisit {
  readonly requests: number
  /** With the scripts that stand in the document. */
  readonly scriptBytes: number
  /** Files that should be in the build and are not. */
  readonly missing: readonly string[]
}

/** Products, page config, games, and the first event that is tracked. Pictures of the publisher are not the store's. */
const calls = 4

/**
 * Of the files with the drawings of products, how many a page needs: a game has one currency, so its goods need that one's file
 * and the one of other items; the first step of the old layout has no goods.
 */
const productDrawings = { new: 2, old: 0 } as const
const ofProducts = new RegExp(`^assets/(?:${artworkFiles.join('|')})-[\\w-]{8}\\.svg$`)

/**
 * Counts a first visit from the build: the document, the first route, the files that the code fetches when the first screen
 * is there (`loadedTogether.ts`) with all that they import statically, the drawings that the first route names, the icon and the
 * typeface. That a browser does the same is a journey (`firstVisit.spec.ts`).
 */
export function firstVisit(
  files: readonly BuiltText[],
  route: Pick<FirstRoute, 'scriptBytes' | 'scripts' | 'typefaces'>,
  layout: SeenLayout,
): FirstVisit {
  const byName = new Map(files.map((file) => [file.name, file]))
  const named = firstVisitFiles[layout].map((name) => ({ name, file: fileOf(name, files) }))
  const late = named.flatMap(({ file }) => (file === undefined ? [] : [file]))
  const scripts = closure([...route.scripts, ...late.filter((name) => name.endsWith('.js'))], byName)
  const added = scripts.filter((name) => !route.scripts.includes(name))
  const textOf = (name: string) => byName.get(name)?.text ?? ''
  const svgs = new Set(
    ['index.html', ...route.scripts].flatMap((name) => textOf(name).match(/assets\/[\w-]+\.svg/g) ?? []),
  )
  const others = [...svgs].filter((name) => !ofProducts.test(name))
  const ofGoods = [...svgs].filter((name) => ofProducts.test(name)).slice(0, productDrawings[layout])
  const sheets = late.filter((name) => name.endsWith('.css'))
  const icons = textOf('index.html').match(/<link rel="icon"[^>]* href="\//g) ?? []
  const own = [...scripts, ...others, ...ofGoods, ...sheets, ...icons, ...route.typefaces]
  return {
    requests: 1 + own.length + calls,
    scriptBytes: route.scriptBytes + bytesOf(filesOf(added, byName)),
    missing: named.filter(({ file }) => file === undefined).map(({ name }) => name),
  }
}

/** The built file of a group, without its hash. */
const fileOf = (name: string, files: readonly BuiltText[]): string | undefined =>
  files.find((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.(?:js|css)$`).test(file.name))?.name
