import { join } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'

/** A group as the bundler takes it: the higher number has the first choice. */
export interface ChunkGroup {
  readonly name: string
  readonly priority: number
  readonly test: (id: string) => boolean
}

/** Shared parts below this size, in characters before minifying, are not worth a file of their own. */
const smallPart = 8_000

/**
 * Two groups of modules. `store` is an app's `main.tsx` and everything that it needs at once, as one chunk. Left alone,
 * the bundler cuts it wherever a lazy part shares a module: two dozen requests, and a tenth more bytes. Libraries are
 * in it too: apart they would compress worse, and players come back less often than a store is released. `parts` is
 * what several lazy parts share and is small, each with a name that the first route would have to know. What is needed
 * after tree-shaking is only known from a build, so a first one, unminified and kept in memory, tells.
 */
export async function chunkGroups(given: {
  readonly folder: string
  readonly mode: string
  readonly plugins: PluginOption[]
}): Promise<ChunkGroup[]> {
  const { folder, mode, plugins } = given
  const main = join(folder, 'src/main.tsx')
  const output = await build({
    configFile: false,
    root: folder,
    mode,
    logLevel: 'error',
    plugins,
    json: { namedExports: false },
    build: { write: false, minify: false, modulePreload: false, assetsInlineLimit: 0 },
  })
  const chunks = chunksOf(output)
  const store = withImports(
    chunks.find(({ facadeModuleId }) => facadeModuleId === main),
    chunks,
  )
  return [group('store', 2, store), group('parts', 1, smallParts(chunks, store))]
}

function chunksOf(output: Awaited<ReturnType<typeof build>>): readonly Rolldown.OutputChunk[] {
  const outputs = Array.isArray(output) ? output : 'output' in output ? [output] : []
  return outputs.flatMap(({ output: files }) => files.filter((file) => file.type === 'chunk'))
}

/** The modules of the chunks; the bundler's own helpers stay where it puts them. */
function group(name: string, priority: number, chunks: ReadonlySet<Rolldown.OutputChunk>): ChunkGroup {
  const ids = new Set([...chunks].flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith('/')))
  return { name, priority, test: (id) => ids.has(id) }
}

/** A chunk and all that it imports statically. */
function withImports(
  start: Rolldown.OutputChunk | undefined,
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<Rolldown.OutputChunk>()
  const waiting = [start]
  while (waiting.length > 0) {
    const chunk = waiting.pop()
    if (chunk === undefined || seen.has(chunk)) continue
    seen.add(chunk)
    waiting.push(...chunk.imports.map((name) => byName.get(name)))
  }
  return seen
}

/**
 * The small shared chunks that need nothing but the store and one another, so that nothing large comes along with them;
 * never one that is asked for by itself.
 */
function smallParts(
  chunks: readonly Rolldown.OutputChunk[],
  store: ReadonlySet<Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const asked = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  const isShared = (chunk: Rolldown.OutputChunk) =>
    !chunk.isEntry && !asked.has(chunk.fileName) && !store.has(chunk)
  const parts = new Set(chunks.filter((chunk) => isShared(chunk) && chunk.code.length < smallPart))
  const isClosed = (chunk: Rolldown.OutputChunk) =>
    [...withImports(chunk, chunks)].every((needed) => parts.has(needed) || store.has(needed))
  return new Set([...parts].filter(isClosed))
}
