import { join } from 'node:path'
import type { PluginOption, Rolldown } from 'vite'
import { withImports } from './builtFiles.ts'
import { builtInMemory } from '../targets/targets.ts'

/** Parts of a store that are one file, because they are used together. */
export interface LoadedTogether {
  /** The name of the file, in front of its hash. */
  readonly name: string
  /** Names of the modules that a lazy import names, wherever they lie; none where the file only holds what others share. */
  readonly parts: readonly string[]
  /** Files that may be loaded along with this one, because they are there already or are needed next. */
  readonly after: readonly string[]
}

/**
 * The files of the lazy parts, in the order in which a visit comes to them. A module is in the last file that everybody who
 * needs it is in or comes after; so no two files need each other. What a visit that only looks does not need is in none of
 * the files that it loads (`check budget`).
 */
export const loadedTogether: readonly LoadedTogether[] = [
  // What the page adds when its first screen is complete, what a popup needs from the page, and what everything after the first
  // screen shares. Every visit loads it.
  {
    name: 'base',
    parts: ['later'],
    after: [],
  },
  // Colours that the service names are derived by what the page adds.
  { name: 'theme', parts: ['theme/index'], after: ['base'] },
  // What is done about an error; it comes over a bad network, and is there with a payment.
  { name: 'reactions', parts: ['performReaction'], after: ['base'] },
  // What the first step of the old layout, and a shelf without products, share with popups and pages.
  { name: 'stepParts', parts: [], after: ['base'] },
  // What popups and pages share.
  { name: 'parts', parts: [], after: ['base', 'stepParts'] },
  // Popups, with what a player needs to log in and to choose a character. Block lists know files that are called so.
  {
    name: 'dialogs',
    parts: ['dialogCode', 'PopupLayers', 'socialLogins'],
    after: ['base', 'stepParts', 'parts'],
  },
  // The orders of this device: their journal, and who asks about them. Nothing in it needs a style sheet, for which it would wait.
  {
    name: 'orders',
    parts: ['storeOrders'],
    after: ['base', 'stepParts', 'parts'],
  },
  // The bar of an open payment.
  {
    name: 'openOrders',
    parts: ['OpenOrders'],
    after: ['base', 'stepParts', 'parts', 'orders'],
  },
  // Coupons and rewards, of a payment and of the pages about the player.
  { name: 'rewards', parts: [], after: ['base', 'stepParts', 'parts', 'dialogs', 'orders'] },
  // The path of a payment: its popups, the checkout, and what says what became of an order. Source: decision 78.
  {
    name: 'purchase',
    parts: ['purchaseCode', 'checkout'],
    after: ['base', 'reactions', 'stepParts', 'parts', 'dialogs', 'orders', 'rewards'],
  },
  // The pages about the player: My, the event and the levels.
  {
    name: 'player',
    parts: ['player'],
    after: ['base', 'stepParts', 'parts', 'dialogs', 'orders', 'rewards'],
  },
  // The first step of the old layout, and its next one.
  {
    name: 'steps',
    parts: ['SelectGamePage'],
    after: ['base', 'stepParts'],
  },
  {
    name: 'productStep',
    parts: ['CharacterAndProductPage'],
    after: ['base', 'stepParts', 'parts', 'steps'],
  },
  // Its last steps: where one can pay, the page that says what became of it is there. Source: decision 78.
  {
    name: 'payStep',
    parts: ['PayPages'],
    after: [
      'base',
      'reactions',
      'stepParts',
      'parts',
      'dialogs',
      'orders',
      'rewards',
      'purchase',
      'steps',
      'productStep',
    ],
  },
  // A payment link is opened to pay.
  {
    name: 'paymentLink',
    parts: ['PaymentLinkPage'],
    after: ['base', 'reactions', 'stepParts', 'parts', 'dialogs', 'orders', 'rewards', 'purchase'],
  },
  // Pages that only say something.
  {
    name: 'messages',
    parts: ['MessagePages'],
    after: ['base', 'stepParts', 'parts'],
  },
  // What stands in place of products that are late or lost; it comes over a bad network.
  {
    name: 'lateShelf',
    parts: ['ShelfNote'],
    after: ['base', 'stepParts'],
  },
  // A visit from inside a game, and of a tester.
  {
    name: 'gameVisit',
    parts: ['visits'],
    after: ['base', 'stepParts', 'parts', 'dialogs'],
  },
]

/** What a lazy part that is in no file may be loaded along with. */
export const afterForOthers = ['base', 'stepParts', 'parts'] as const

/** Every style sheet but the first screen's, which is in the document. */
export const sheetName = 'sheet'

/** What a first visit that only looks loads beside the store's own file, by the layout that it sees. */
export const firstVisitFiles = {
  new: ['base'],
  old: ['base', 'stepParts', 'steps', sheetName],
} as const

/** What has to be known of a chunk of a build that was cut at every lazy import. */
export type CutChunk = Pick<
  Rolldown.OutputChunk,
  'dynamicImports' | 'facadeModuleId' | 'fileName' | 'imports' | 'moduleIds'
>

/** Modules that become one file. */
interface PlacedModules {
  readonly name: string
  readonly modules: ReadonlySet<string>
}

type User = Pick<LoadedTogether, 'after' | 'name'>

/**
 * Which modules become one file, each before those that need it. `store` is the module `main` with everything that it needs at
 * once; each other is in the last file of `together` that all who need it are in or come after. A lazy part that is in none
 * of them, and the bundler's own helpers, stay where the bundler puts them. Throws when a file names a part that nothing
 * imports lazily.
 */
export function placeModules(
  chunks: readonly CutChunk[],
  main: string,
  together: readonly LoadedTogether[],
): readonly PlacedModules[] {
  const store = withImports([chunks.find(({ facadeModuleId }) => facadeModuleId === main)], chunks)
  const users = usersOf(chunks, together)
  const placeOf = (chunk: CutChunk) => {
    if (store.has(chunk)) return 'store'
    const all = users.get(chunk) ?? []
    const isOfOneAlone = all.every(({ name }) => name === all[0]?.name)
    if (isOfOneAlone) return all[0]?.name
    return together.filter((file) => all.every((user) => isInOrAfter(user, file))).at(-1)?.name
  }
  return ['store', ...together.map(({ name }) => name)].map((name) => {
    const own = chunks.filter((chunk) => placeOf(chunk) === name)
    const ids = own.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith('/'))
    return { name, modules: new Set(ids) }
  })
}

const isInOrAfter = (user: User, { name }: User) => user.name === name || user.after.includes(name)

/** Whether a module of ours has this name, in whatever folder it is, or is written by the build under it. */
const isModule = (id: string, name: string) =>
  !id.includes('/node_modules/') && ['', '.ts', '.tsx'].some((end) => id.endsWith(`/${name}${end}`))

/** Who needs each chunk: files, and lazy parts that are in none. */
function usersOf(
  chunks: readonly CutChunk[],
  together: readonly LoadedTogether[],
): ReadonlyMap<CutChunk, readonly User[]> {
  const lazy = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  const unseen = new Set(together.flatMap(({ parts }) => parts))
  const users = new Map<CutChunk, readonly User[]>()
  for (const part of chunks.filter(({ fileName }) => lazy.has(fileName))) {
    const isNamed = (name: string) => part.moduleIds.some((id) => isModule(id, name))
    const file = together.find(({ parts }) => parts.some(isNamed))
    file?.parts.filter(isNamed).forEach((name) => unseen.delete(name))
    const user = file ?? { name: part.fileName, after: afterForOthers }
    for (const chunk of withImports([part], chunks)) users.set(chunk, [...(users.get(chunk) ?? []), user])
  }
  if (unseen.size > 0) throw new Error(`Nothing imports ${[...unseen].join(', ')} lazily (loadedTogether.ts)`)
  return users
}

/** A group as the bundler takes it: the higher number has the first choice. */
export interface ChunkGroup {
  readonly name: string
  readonly priority: number
  readonly test: (id: string) => boolean
}

/**
 * The files of a store: `store`, which is all that the first screen needs, and the lazy parts as `loadedTogether` groups
 * them. Left alone, the bundler cuts wherever two parts share a module: two dozen requests for the first screen, and a tenth
 * more bytes. Libraries are in `store` too: apart they would compress worse, and players come back less often than a store is
 * released. What is needed after tree-shaking is only known from a build, so a first one, unminified and kept in memory, tells.
 */
export async function chunkGroups(given: {
  readonly folder: string
  readonly mode: string
  readonly plugins: PluginOption[]
}): Promise<ChunkGroup[]> {
  const { folder, mode, plugins } = given
  const files = await builtInMemory({
    root: folder,
    mode,
    plugins,
    json: { namedExports: false },
    build: { minify: false, modulePreload: false, assetsInlineLimit: 0 },
  })
  const chunks = files.filter((file) => file.type === 'chunk')
  const placed = placeModules(chunks, join(folder, 'src/main.tsx'), loadedTogether)
  // A group takes along what its modules need, so that those that others need choose first.
  return [
    // Apart from scripts, a style sheet is asked for by those who need it.
    { name: sheetName, priority: placed.length + 1, test: (id) => id.endsWith('.css') },
    ...placed.map(({ name, modules }, at) => ({
      name,
      priority: placed.length - at,
      test: (id: string) => modules.has(id),
    })),
  ]
}
