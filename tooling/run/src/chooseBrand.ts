/** The store to start: the one named on the command line, else `watt`. Throws a plain sentence for an unknown name. */
export function chooseBrand(named: string | undefined, keys: readonly string[]): string {
  const key = named ?? (keys.includes('watt') ? 'watt' : keys[0])
  if (key !== undefined && keys.includes(key)) return key
  throw new Error(`There is no store "${key ?? ''}". Stores: ${keys.join(', ')}.`)
}
