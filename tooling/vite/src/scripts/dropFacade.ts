import type { Rolldown } from 'vite'

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
