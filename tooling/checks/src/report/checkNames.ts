/** The names of `npm run check`. */
export const checkNames = [
  'brands',
  'budget',
  'bundles',
  'calls',
  'circles',
  'licences',
  'locales',
  'sources',
  'styles',
  'syntax',
] as const

/** The checks that read what was built, and can be asked about some stores alone. */
export const checksOfBuilds = ['budget', 'bundles', 'syntax'] as const satisfies (typeof checkNames)[number][]

/** Outcome of one check on one thing. */
export interface CheckRow {
  /** What was looked at: a store, a pair of stores, a file. */
  readonly subject: string
  readonly kind: 'passed' | 'warned' | 'failed'
  /** One line for the person who has to act on it. */
  readonly detail: string
}

/** A check of the whole repository; one of builds looks at those of some stores, by their keys. */
export type Check = (stores: readonly string[]) => Promise<readonly CheckRow[]>

/** Lines of a table with aligned columns; the first row is the heading. */
export function printTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return rows.flatMap((row, index) => (index === 0 ? [line(row), rule] : [line(row)])).join('\n')
}
