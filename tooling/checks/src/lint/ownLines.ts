/** A place in a file: lines count from 1, columns from 0. */
interface Place {
  readonly line: number
  readonly column: number
}

/** A range of source text: a function, or a comment. */
export interface Range {
  readonly loc: { readonly start: Place; readonly end: Place }
}

/**
 * Counts the lines that belong to a function itself. Lines of functions inside it are theirs, so a function that
 * returns an object of small functions is short. Blank lines and lines of comment alone are not counted.
 */
export function ownLines(
  lines: readonly string[],
  given: { readonly whole: Range; readonly nested: readonly Range[]; readonly comments: readonly Range[] },
): number {
  const foreign = new Set(given.nested.flatMap(numbersOf))
  for (const comment of given.comments)
    if (isAlone(lines, comment)) for (const line of numbersOf(comment)) foreign.add(line)
  return numbersOf(given.whole).filter((line) => !foreign.has(line) && textOf(lines, line).trim() !== '')
    .length
}

/** Whether nothing but the comment stands on its lines. */
function isAlone(lines: readonly string[], { loc: { start, end } }: Range): boolean {
  const before = textOf(lines, start.line).slice(0, start.column)
  const after = textOf(lines, end.line).slice(end.column)
  return before.trim() === '' && after.trim() === ''
}

const textOf = (lines: readonly string[], line: number): string => lines[line - 1] ?? ''

function numbersOf({ loc: { start, end } }: Range): readonly number[] {
  return Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index)
}
