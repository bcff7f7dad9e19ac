import { join } from 'node:path'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { builtInMemory } from '../targets/targets.ts'

/** The module that is built: as if it stood in flows, where the libraries of a store are found. */
export const entry = join(import.meta.dirname, '../../../../packages/flows/src/entryOfATest.js')

/** Builds code for production, in memory. Returns its scripts, that of the entry first. */
export async function buildInMemory(
  code: string,
  plugins: readonly Plugin[],
  options: InlineConfig['build'] = {},
): Promise<readonly Rolldown.OutputChunk[]> {
  const files = await builtInMemory({
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: options,
  })
  return files.filter((file) => file.type === 'chunk')
}

/** The one script of a library that holds what the code uses. */
export async function builtCode(
  code: string,
  plugins: readonly Plugin[],
  rolldownOptions: Rolldown.InputOptions = {},
): Promise<string> {
  const lib = { entry, formats: ['es' as const] }
  const [script] = await buildInMemory(code, plugins, { lib, rolldownOptions })
  return script?.code ?? ''
}
