import { readOptions } from '../apps/readOptions.ts'

/** Reads which brands are to be released: `<brand…>` or `all`. Throws one plain sentence for anything else. */
export function readBrands(given: readonly string[], known: readonly string[]): readonly string[] {
  const { positionals } = readOptions({ args: [...given], allowPositionals: true })
  if (positionals.length === 0) throw new Error(`Name brands, or all. Brands: ${known.join(', ')}.`)
  if (positionals.length === 1 && positionals[0] === 'all') return known
  const unknown = positionals.find((brand) => !known.includes(brand))
  if (unknown !== undefined) throw new Error(`There is no brand "${unknown}". Brands: ${known.join(', ')}.`)
  return [...new Set(positionals)]
}
