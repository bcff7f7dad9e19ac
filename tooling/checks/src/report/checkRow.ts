/** Outcome of one check on one thing. */
export interface CheckRow {
  /** What was looked at: a store, a pair of stores, a file. */
  readonly subject: string
  readonly kind: 'passed' | 'warned' | 'failed'
  /** One line for the person who has to act on it. */
  readonly detail: string
}

/** One thing's row: what is wrong with it, no more than the first `most`, or what was `fine`. */
export function verdict(
  subject: string,
  faults: readonly string[],
  { fine, most = Infinity }: { readonly fine: string; readonly most?: number },
): CheckRow {
  if (faults.length === 0) return { subject, kind: 'passed', detail: fine }
  const more = faults.length > most ? ` and ${faults.length - most} more` : ''
  return { subject, kind: 'failed', detail: faults.slice(0, most).join('; ') + more }
}

/** The table of a check's rows. */
export const tableOf = (check: string, rows: readonly CheckRow[]): string =>
  printTable([['', check, ''], ...rows.map(({ kind, subject, detail }) => [kind, subject, detail])])

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
