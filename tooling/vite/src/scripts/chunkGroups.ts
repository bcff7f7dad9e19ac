import { join } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { loadedTogether, placeModules, sheetName } from './loadedTogether.ts'

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
  const output = await build({
    configFile: false,
    root: folder,
    mode,
    logLevel: 'error',
    plugins,
    json: { namedExports: false },
    build: { write: false, minify: false, modulePreload: false, assetsInlineLimit: 0 },
  })
  const placed = placeModules(chunksOf(output), join(folder, 'src/main.tsx'), loadedTogether)
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

function chunksOf(output: Awaited<ReturnType<typeof build>>): readonly Rolldown.OutputChunk[] {
  const outputs = Array.isArray(output) ? output : 'output' in output ? [output] : []
  return outputs.flatMap(({ output: files }) => files.filter((file) => file.type === 'chunk'))
}
