import fc from 'fast-check'
import type * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '../contract/allEndpoints.ts'
import { continueActivityWire, couponWire, pageConfigWire, vipBasicWire } from '../testing/index.ts'
import { sampleContent } from '../testing/samples.ts'
import { readContent } from './readEnvelope.ts'

/** Where lists and maps stand in content: keys, `*` for every entry. */
type Place = readonly string[]

/** The places of all lists and maps of a schema. */
function placesIn(schema: v.GenericSchema, place: Place = []): readonly Place[] {
  const parts = schema as {
    readonly item?: v.GenericSchema
    readonly value?: v.GenericSchema
    readonly wrapped?: v.GenericSchema
    readonly options?: readonly v.GenericSchema[]
    readonly entries?: Readonly<Record<string, v.GenericSchema>>
  }
  if (schema.type === 'array' && parts.item) return [place, ...placesIn(parts.item, [...place, '*'])]
  if (schema.type === 'record' && parts.value) return [place, ...placesIn(parts.value, [...place, '*'])]
  if (parts.wrapped) return placesIn(parts.wrapped, place)
  if (schema.type === 'union' || schema.type === 'variant')
    return (parts.options ?? []).flatMap((option) => placesIn(option, place))
  return Object.entries(parts.entries ?? {}).flatMap(([key, entry]) => placesIn(entry, [...place, key]))
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What stands at a place of content, by its full path; the first entry for `*`. */
function found(content: unknown, place: Place): { readonly path: Place; readonly holder: unknown } | null {
  let holder = content
  const path: string[] = []
  for (const part of place) {
    if (!isHolder(holder)) return null
    const key = part === '*' ? Object.keys(holder)[0] : part
    if (key === undefined) return null
    holder = holder[key]
    path.push(key)
  }
  return isHolder(holder) && Object.keys(holder).length > 0 ? { path, holder } : null
}

/** Content whose list or map at `path` has its first entry three times. */
function withThree(content: unknown, path: Place): unknown {
  const copy: unknown = structuredClone({ content })
  const keys = ['content', ...path]
  const last = keys.pop() ?? ''
  let holder = copy
  for (const key of keys) holder = isHolder(holder) ? holder[key] : null
  if (!isHolder(holder)) throw new Error(`Nothing at ${path.join('.')}`)
  const listed = holder[last]
  const row = isHolder(listed) ? Object.values(listed)[0] : null
  const rows = [0, 1, 2].map(() => structuredClone(row))
  holder[last] = Array.isArray(listed) ? rows : { a: rows[0], b: rows[1], c: rows[2] }
  return (copy as { readonly content: unknown }).content
}

const missing = Symbol('missing')

/** What services put in place of a value: nothing, a wrong type, something huge, something empty, nested junk. */
const junk = fc.constantFrom<unknown>(
  missing,
  null,
  true,
  -1,
  1.5,
  7e300,
  '',
  'Infinity',
  '<b>',
  'x'.repeat(300),
  [],
  {},
  [[]],
  { a: { b: [1] } },
)

/** Puts junk in place of one value at any depth of a row; the keys that lead to it. */
function spoil(
  holder: Record<string, unknown>,
  key: string,
  at: number,
  value: unknown,
  isRow = true,
): Place {
  const inner = holder[key]
  const keys = isHolder(inner) ? Object.keys(inner) : []
  const next = keys[at % Math.max(1, keys.length)]
  // One time in three the value itself, not one inside it.
  if (next !== undefined && isHolder(inner) && at % 3 !== 0)
    return [key, ...spoil(inner, next, Math.floor(at / 3), value, Array.isArray(inner))]
  if (value !== missing) holder[key] = value
  // A row that is not there is no row; a service leaves null in its place.
  else if (isRow) holder[key] = null
  else Reflect.deleteProperty(holder, key)
  return [key]
}

const at = (content: unknown, path: Place): unknown =>
  path.reduce<unknown>((holder, key) => (isHolder(holder) ? holder[key] : undefined), content)

const read = (schema: v.GenericSchema, content: unknown) => {
  const reading = readContent(schema, structuredClone(content), true)
  if (reading.kind !== 'content') throw new Error(`${reading.path}: ${reading.expected}`)
  return reading
}

/** Further samples of contents that come in two forms. */
const coupons = [couponWire()]
const otherForms: Readonly<Record<string, unknown>> = {
  getCumulativeActivityInfo: continueActivityWire(),
  getPageConfig: pageConfigWire({ language_config: ['en', 'ja'] }),
  getVipBasicInfo: vipBasicWire({
    levels: [{ level_id: 1, need_points: 0, coupons_list: { permanent: coupons, month: coupons } }],
  }),
}

const listed = allEndpoints.flatMap(({ name, endpoint }) =>
  placesIn(endpoint.content).map((place) => {
    const samples = [sampleContent(endpoint), otherForms[name]]
    const sample = samples.find((each) => found(each, place) !== null)
    return { title: [name, ...place].join('.'), schema: endpoint.content, place, sample }
  }),
)

/** Maps that are one thing: a text in several languages, and what a provider's form starts with. */
const wholes = ['name', 'description', 'faq_title', 'faq_content', 'parameters']
const lists = listed.filter(({ place }) => !wholes.includes(place[place.length - 1] ?? ''))

const runs = 300
let kept = 0
let left = 0

describe.each(lists)('$title', ({ schema, place, sample }) => {
  const where = found(sample, place)
  if (where === null) throw new Error(`No sample has ${schema.type} ${place.join('.')}`)
  const three = withThree(sample, where.path)
  const clean = read(schema, three)
  const keys = Object.keys(Object(at(three, where.path)))

  test('one odd value costs at most its own row, and one report names it', () => {
    fc.assert(
      fc.property(fc.nat(100_000), junk, (seed, value) => {
        const odd = structuredClone(three)
        const rows = at(odd, where.path)
        const [first = '', second = '', third = ''] = keys
        const spoilt = spoil(rows as Record<string, unknown>, second, seed, value)
        const { content, leftOut } = read(schema, odd)
        const after = at(content, where.path)
        const rest = Object.values(Object(after))
        expect([rest[0], rest[rest.length - 1]]).toEqual([
          at(clean.content, [...where.path, first]),
          at(clean.content, [...where.path, third]),
        ])
        if (rest.length === 3) kept += 1
        else left += 1
        if (rest.length < 3) expect(leftOut.length).toBeGreaterThan(0)
        const spoiltPath = ['content', ...where.path, ...spoilt].join('.')
        for (const { path } of leftOut) expect(path.startsWith(spoiltPath)).toBe(true)
        if (!isHolder(value)) expect(leftOut.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: runs },
    )
  })
})

test('most rows with one odd value are kept; a row is lost where the odd value is the row itself or an id', () => {
  expect(lists).toHaveLength(30)
  expect(kept + left).toBe(lists.length * runs)
  expect(kept / (kept + left)).toBeGreaterThan(0.5)
})
