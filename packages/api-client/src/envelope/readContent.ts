import * as v from 'valibot'
import { noCurrency, strict } from '../contract/wire.ts'
import { cleanText } from '../decode/cleanText.ts'

/** A value that was left out because it could not be read; the path is that of `MalformedError`. */
export interface LeftOut {
  readonly path: string
  readonly expected: string
}

/** What the content of an answer turned out to be. */
export type ContentReading<Content> =
  | {
      readonly kind: 'content'
      readonly content: Content
      /** What could not be read, the first few; the rest of the answer stands. */
      readonly leftOut: readonly LeftOut[]
      /** Whether a row of a list is missing because of that. */
      readonly isPartial: boolean
      /** Whether it may be in another form: something was left out, or has a name that the schema does not know. */
      readonly isOther: boolean
    }
  /** The content breaks the contract: a retry would not help. */
  | ({ readonly kind: 'schemaMismatch' } & LeftOut)

/** An answer nested deeper than this is not read. Source: faults B-07. */
export const maxAnswerDepth = 64

/** The first values that are left out say the most. Source: decision 13. */
const maxReported = 5

/**
 * Reads content by its schema. A value that cannot be read counts as missing; where it may not be missing, the object
 * around it is left out, and so on outwards: a field, a row of a list, an entry of a map. Only when that leads to the
 * whole content the answer cannot be read. What PHP makes of lists is valid: an object with numbers as keys for a list
 * with gaps, and null, false or empty text for an empty list where `canBeEmpty`, except for a list that is marked strict.
 * A currency that is none stays there as none, because its amount would have another one without it.
 * Nothing in place of an object is never read as an empty one. Changes `content`. Never throws. Source: decision 51.
 */
export function readContent<S extends v.GenericSchema>(
  schema: S,
  content: unknown,
  canBeEmpty: boolean,
): ContentReading<v.InferOutput<S>> {
  const holder = { content }
  const whole = v.object({ content: schema })
  let read = v.safeParse(whole, holder, { abortEarly: true })
  let isPartial = false
  let leftOut: readonly LeftOut[] = []
  for (let pass = 0; !read.success;) {
    read = v.safeParse(whole, holder)
    if (read.success) break
    // What PHP means comes first: it is no fault.
    if (pass === 0 && read.issues.filter((issue) => becomesList(issue, canBeEmpty)).length > 0) continue
    // Each pass goes outwards by a level, and an answer has at most 64.
    const mended = mend(read.issues, pass)
    if (mended.kind === 'failed') {
      const failed = leftOutBy(mended.issue)
      return { kind: 'schemaMismatch', ...(leftOut.find(({ path }) => path === failed.path) ?? failed) }
    }
    // What later passes take away follows from the first.
    if (pass === 0) leftOut = mended.lost
    isPartial ||= mended.isPartial
    pass += 1
  }
  const isOther = leftOut.length > 0 || hasMore(holder, read.output)
  return { kind: 'content', content: read.output.content, leftOut, isPartial, isOther }
}

/**
 * Whether a value has members that were not read: a schema drops the names that it does not know, and counts as missing what
 * it cannot read of a description.
 */
const hasMore = (sent: unknown, read: unknown): boolean =>
  isHolder(sent)
    ? Object.entries(sent).some(
        ([name, each]) => !isHolder(read) || !(name in read) || hasMore(each, Reflect.get(read, name)),
      )
    : sent != null && read === null

/** The keys that the rows of a list were sent with, where it came as an object: reports name rows by them. */
export const sentKeys = new WeakMap<readonly unknown[], readonly string[]>()

type Issue = v.BaseIssue<unknown>

type Mended =
  | { readonly kind: 'mended'; readonly lost: readonly LeftOut[]; readonly isPartial: boolean }
  /** The content itself would have to go because of this issue. */
  | { readonly kind: 'failed'; readonly issue: Issue }

/** Takes away or replaces what each issue names. */
function mend(issues: readonly [Issue, ...Issue[]], pass: number): Mended {
  if (pass > maxAnswerDepth) return { kind: 'failed', issue: issues[0] }
  // A list may stand where a map is meant; its keys are text then.
  const rows = new Map<unknown[], Set<string>>()
  const lost: LeftOut[] = []
  for (const issue of issues) {
    const item = removable(issue)
    if (item === null) return { kind: 'failed', issue }
    // Now, because rows move up.
    if (lost.length < maxReported) lost.push(leftOutBy(issue))
    const { input, key } = item
    if (issue.message === noCurrency) Reflect.set(Object(input), String(key), noCurrency)
    else if (Array.isArray(input)) rows.set(input, (rows.get(input) ?? new Set()).add(String(key)))
    else Reflect.deleteProperty(Object(input), String(key))
  }
  for (const [list, gone] of rows) {
    const kept = list.filter((_row, index) => !gone.has(String(index)))
    list.length = 0
    for (const row of kept) list.push(row)
  }
  return { kind: 'mended', lost, isPartial: rows.size > 0 }
}

/** The innermost value of an issue's path that is there and may be missing; null for the content itself. */
function removable({ path, message }: Issue) {
  const inner = message === strict ? path?.slice(0, -1) : path
  const there = (inner ?? []).filter(({ value }, depth) => depth > 0 && value !== undefined)
  return there[there.length - 1] ?? null
}

/** Puts the list that PHP means in place of what it sent; false when that is none. */
function becomesList({ path, type, message }: Issue, canBeEmpty: boolean): boolean {
  const item = path?.[path.length - 1]
  if (item === undefined || type !== 'array') return false
  const { key, value, input } = item
  const list = isNothing(value) ? (canBeEmpty && message !== strict ? [] : null) : listIn(value)
  if (list === null) return false
  if (isHolder(value)) sentKeys.set(list, Object.keys(value))
  return Reflect.set(Object(input), String(key), list)
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

const isNothing = (value: unknown) => value == null || value === '' || value === false

const listIn = (value: unknown): readonly unknown[] | null =>
  isHolder(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null

/** Rows are named as they were sent. Keys of a map come from the service, so they are cleaned and cut. */
function leftOutBy(issue: Issue): LeftOut {
  const keys = (issue.path ?? []).map(({ input, key }) => {
    const sent = Array.isArray(input) ? sentKeys.get(input)?.[Number(key)] : undefined
    return cleanText(sent ?? String(key), 40)
  })
  return {
    path: keys.join('.').slice(0, 200),
    expected: cleanText(issue.expected ?? 'other content', 200),
  }
}
