/**
 * The stores to start, each once: those named on the command line, else `watt`. Throws a plain sentence for an unknown
 * name.
 */
export function chooseBrands(
  named: readonly string[],
  keys: readonly string[],
): readonly [string, ...string[]] {
  const [first = keys.includes('watt') ? 'watt' : (keys[0] ?? ''), ...others] = new Set(named)
  for (const key of [first, ...others])
    if (!keys.includes(key)) throw new Error(`There is no store "${key}". Stores: ${keys.join(', ')}.`)
  return [first, ...others]
}
