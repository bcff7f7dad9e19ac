import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { buildTargets } from '../targets/buildTargets.ts'

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
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...targets.build,
      write: false,
      rolldownOptions: {
        ...targets.build.rolldownOptions,
        input: join(import.meta.dirname, `program/${name}Worker.ts`),
        output: { format: 'iife' },
      },
    },
  })
  const [first] = (Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[]
  const script = first?.output[0]
  if (first === undefined || script?.map == null) throw new Error(`The worker ${name} came out empty`)
  const licences = first.output.find((file) => file.type === 'asset' && file.fileName === 'licences')
  return {
    code: script.code,
    map: JSON.stringify(script.map),
    licences: licences?.type === 'asset' ? String(licences.source) : '',
  }
}
