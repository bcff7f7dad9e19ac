import type { VerifiedAnswer } from './verifyStore.ts'

/** A store and the release that it was compared with. */
export interface Verified {
  readonly origin: string
  readonly brand: string
  readonly version: string
  /** What is no difference and yet not right, one sentence each. */
  readonly warnings: readonly string[]
  readonly answers: readonly VerifiedAnswer[]
}

/** How many differences there are. */
export const differenceCount = (answers: readonly VerifiedAnswer[]): number =>
  answers.reduce((sum, { differences }) => sum + differences.length, 0)

/** The result as a table: a row for each class of path, and under it every difference by its address. */
export function verifyReport({ origin, brand, version, warnings, answers }: Verified): string {
  const kinds = [...new Set(answers.map(({ kind }) => kind))]
  const width = Math.max(...kinds.map((kind) => kind.length))
  const rows = kinds.flatMap((kind) => {
    const own = answers.filter((answer) => answer.kind === kind)
    const wrong = own.filter(({ differences }) => differences.length > 0)
    return [
      `${wrong.length === 0 ? 'ok  ' : 'FAIL'}  ${kind.padEnd(width)}  ${String(own.length).padStart(4)}`,
      ...wrong.flatMap(({ path, differences }) => differences.map((text) => `        ${path}: ${text}`)),
    ]
  })
  const count = differenceCount(answers)
  const verdict =
    count === 0 ? 'no difference' : `${count} difference${count === 1 ? '' : 's'} from the release`
  return [
    `${brand} ${version} at ${origin}`,
    ...warnings.map((text) => `warning: ${text}`),
    '',
    ...rows,
    '',
    `${answers.length} addresses, ${verdict}`,
  ].join('\n')
}

/** The same for a program: only what differs is listed. */
export function verifyJson({ answers, ...release }: Verified): string {
  const different = answers.filter(({ differences }) => differences.length > 0)
  const checked = answers.length
  return JSON.stringify({ ...release, isSame: different.length === 0, checked, different }, null, 2)
}
