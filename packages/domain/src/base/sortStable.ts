/**
 * A sorted copy that keeps the order of equal items on every engine: `Array.sort` is unstable for more than ten
 * items on Chrome 64 (decision 40). `compare` returns what a comparator of `Array.sort` returns.
 */
export function sortStable<T>(items: readonly T[], compare: (a: T, b: T) => number): readonly T[] {
  return items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => compare(a.item, b.item) || a.index - b.index)
    .map(({ item }) => item)
}
