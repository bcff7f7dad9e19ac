import { parseArgs } from 'node:util'

/** Which store is measured, and how often. */
export interface BenchArguments {
  readonly brand: string
  readonly runs: number
  /** How many times slower the phone's processor is. */
  readonly cpuRate: number
}

/** Reads `[brand] [runs] [--cpu rate]`; `watt`, 9 and 4 by default. Throws one plain sentence for anything else. */
export function readArguments(given: readonly string[], brands: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    strict: false,
    options: { cpu: { type: 'string', default: '4' } },
  })
  const { cpu, ...others } = values
  const [brand = 'watt', runs = '9', ...more] = positionals
  if (Object.keys(others).length > 0 || more.length > 0)
    throw new Error(`The bench takes a brand and how many runs, not "${given.join(' ')}".`)
  if (!brands.includes(brand)) throw new Error(`There is no brand "${brand}". Brands: ${brands.join(', ')}.`)
  if (!/^[1-9]\d{0,5}$/.test(runs)) throw new Error(`Runs are a whole number from 1, not "${runs}".`)
  if (typeof cpu !== 'string' || !/^[1-9]\d?$/.test(cpu))
    throw new Error(`A processor is 1 to 99 times slower, not "${cpu}".`)
  return { brand, runs: Number(runs), cpuRate: Number(cpu) }
}
