import { parseArgs } from 'node:util'
import type { Load } from './playLoad.ts'

/** Reads `[players] [orders each]`, 200 and 25 by default. Throws one plain sentence for anything else. */
export function readLoad(given: readonly string[]): Pick<Load, 'players' | 'ordersEach'> {
  const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, strict: false })
  const isUnderstood =
    Object.keys(values).length === 0 &&
    positionals.length <= 2 &&
    positionals.every((text) => /^[1-9]\d{0,5}$/.test(text))
  if (!isUnderstood)
    throw new Error(
      `The bench takes two whole numbers from 1, players and orders each, not "${given.join(' ')}".`,
    )
  const [players = 200, ordersEach = 25] = positionals.map(Number)
  return { players, ordersEach }
}
