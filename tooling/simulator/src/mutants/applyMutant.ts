import { registerHooks } from 'node:module'
import { mutants } from './mutants.ts'

/** From now on the store is loaded with one rule broken. Must come before anything of it is loaded. */
export function applyMutant(name: string): void {
  const mutant = mutants.find((each) => each.name === name)
  if (mutant === undefined) throw new Error(`There is no mutant "${name}"`)
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context)
      if (!url.endsWith(`/packages/${mutant.file}`)) return loaded
      const [before, after, ...more] = textOf(loaded.source).split(mutant.find)
      if (before === undefined || after === undefined || more.length > 0)
        throw new Error(`"${mutant.find}" does not stand once in ${mutant.file}`)
      return { ...loaded, source: before + mutant.replace + after }
    },
  })
}

const textOf = (source: unknown): string =>
  typeof source === 'string' ? source : source instanceof Uint8Array ? new TextDecoder().decode(source) : ''
