/** How many rows one insert takes: a statement has room for 65,535 values. */
const portionSize = 1000

/** Hands rows on in portions that a database takes in one statement. */
export async function inPortions<Row>(
  rows: readonly Row[],
  insert: (portion: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += portionSize)
    await insert(rows.slice(from, from + portionSize))
}
