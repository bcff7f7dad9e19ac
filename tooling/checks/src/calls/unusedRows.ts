import type { CheckRow } from '../report/checkRow.ts'

/** What is looked for, where it is named, and what may be missing, each with its reason. */
export interface Wanted {
  /** What kind of thing the names are, in the plural: `calls`. */
  readonly subject: string
  readonly names: Iterable<string>
  readonly isUsed: (name: string) => boolean
  /** What a reader does with a name that is used: `made`, `read`. */
  readonly verb: string
  readonly reasons: Readonly<Record<string, string>>
}

/**
 * One row for all names that are used or have a reason, and one for each fault: a name that is neither, and a reason
 * that nothing needs any more.
 */
export function unusedRows({ subject, names, isUsed, verb, reasons }: Wanted): readonly CheckRow[] {
  const all = new Set(names)
  const unused = [...all].filter((name) => !isUsed(name))
  const faults = unused.flatMap((name): readonly CheckRow[] =>
    Object.hasOwn(reasons, name)
      ? []
      : [
          {
            subject: `${subject}: ${name}`,
            kind: 'failed',
            detail: `never ${verb}; use it or state why not`,
          },
        ],
  )
  const stale = Object.keys(reasons).flatMap((name): readonly CheckRow[] => {
    if (unused.includes(name)) return []
    const detail = all.has(name) ? `is ${verb}: its reason is out of date` : 'does not exist'
    return [{ subject: `${subject}: ${name}`, kind: 'failed', detail }]
  })
  if (faults.length + stale.length > 0) return [...faults, ...stale]
  const excused = unused.length === 0 ? '' : `, ${unused.length} with a reason`
  return [{ subject, kind: 'passed', detail: `${all.size - unused.length} ${verb}${excused}` }]
}
