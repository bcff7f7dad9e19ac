import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { NamedEndpoint } from '../contract/allEndpoints.ts'
import { isApiEndpoint } from '../testing/isApiEndpoint.ts'
import { createStepCounter } from '../testing/countSteps.ts'
import { allEndpoints } from '../contract/allEndpoints.ts'
import { sampleContent } from '../testing/samples.ts'

type Holder = Record<string, unknown>
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** Where something stands in content. */
type Place = readonly string[]

/** The places of lists and objects; the first row of a list stands for all. */
function placesIn(value: unknown, place: Place = []): readonly Place[] {
  if (!isHolder(value)) return []
  const keys = Object.keys(value).slice(0, Array.isArray(value) ? 1 : undefined)
  return [place, ...keys.flatMap((key) => placesIn(value[key], [...place, key]))]
}

/** Content with something else for all texts and figures. */
const withTexts = (value: unknown, make: (sent: unknown) => unknown): unknown =>
  isHolder(value)
    ? Object.assign(
        Array.isArray(value) ? [] : {},
        Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, make)])),
      )
    : make(value)

/** Content with something else in one place. */
function withAt(content: unknown, place: Place, make: (sent: unknown) => unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return make(content)
  if (!isHolder(content)) return content
  const copy = (Array.isArray(content) ? [...content] : { ...content }) as Holder
  copy[key] = withAt(copy[key], rest, make)
  return copy
}

const times = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index))

/** A row with ids and names of its own, or the same row again. */
const another = (row: unknown, index: number): unknown =>
  isHolder(row) && !Array.isArray(row)
    ? Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          typeof value === 'string' && !/currency|type$/.test(key) ? `${value}${index}` : value,
        ]),
      )
    : row

type Lengthen = (sent: unknown, length: number) => unknown

/** What a stranger may make long in place of a list or an object, and by how much. */
const longerLists: Readonly<Record<string, Lengthen>> = {
  'many rows': (sent, length) => {
    const rows = isHolder(sent) ? Object.values(sent) : [sent]
    return times(length, (index) => another(rows[index % rows.length], index))
  },
  'the same row again': (sent, length) => {
    const rows = isHolder(sent) ? Object.values(sent) : [sent]
    return times(length, (index) => rows[index % rows.length])
  },
  'rows by key': (sent, length) => {
    const rows = isHolder(sent) ? Object.values(sent) : [sent]
    return Object.fromEntries(
      times(length, (index) => [`k${index}`, another(rows[index % rows.length], index)]),
    )
  },
  'rows by number': (sent, length) => {
    const rows = isHolder(sent) ? Object.values(sent) : [sent]
    return Object.fromEntries(times(length, (index) => [`${index * 7}`, rows[index % rows.length]]))
  },
  'unknown fields': (sent, length) => ({
    ...(isHolder(sent) ? sent : {}),
    // Names of their own: those that were met before are known.
    ...Object.fromEntries(times(length, (index) => [`field_${length}_${index}`, index])),
  }),
  'rows that cannot be read': (_sent, length) => times(length, () => ({ id: {}, list: [[{}]], value: [] })),
  'lists in lists': (sent, length) => times(length, () => [[sent]]),
}

/** In place of a text or a number. */
const longerTexts: Readonly<Record<string, Lengthen>> = {
  'many rows': (sent, length) => times(length, () => sent),
  'a long word': (_sent, length) => 'a'.repeat(length),
  'many figures': (_sent, length) => '9'.repeat(length),
  'many spaces': (_sent, length) => ' '.repeat(length),
  'marks of text': (_sent, length) => '&amp;\\"<'.repeat(length / 8),
  'brackets in a text': (_sent, length) => '[{'.repeat(length / 2),
  'JSON in a text': (sent, length) => JSON.stringify(times(length / 8, () => sent)),
}

/** Answers whose text itself is made long. */
const longAnswers: Readonly<Record<string, (answer: string, length: number) => string>> = {
  'a deep nesting': (answer, length) => answer.replace(/"content":/, `$&${'['.repeat(length)}`),
  'a text that is cut off': (answer, length) => `${answer.slice(0, -1)},"x":"${'\\"'.repeat(length)}`,
  'one name again and again': (answer, length) => `{${'"code":1,'.repeat(length)}${answer.slice(1)}`,
  'long numbers': (answer, length) =>
    `{"x":[${times(length, () => '12345678901234567890').join()}],${answer.slice(1)}`,
  'what is no number': (answer, length) => `{"x":[${times(length, () => 'NaN').join()}],${answer.slice(1)}`,
}

const calls = allEndpoints.filter(
  ({ endpoint, area }, index) =>
    isApiEndpoint(endpoint) &&
    area !== 'starters' &&
    // Logins are read alike.
    allEndpoints.findIndex((each) => each.endpoint.content === endpoint.content) === index,
)

let read: (call: NamedEndpoint, answer: string) => void
let counter: ReturnType<typeof createStepCounter>

beforeAll(async () => {
  // What the counter counts is loaded under it.
  counter = createStepCounter(/\/packages\/[\w/-]+\/src\/(?!testing)(?!.*\.test\.ts)/)
  vi.resetModules()
  const { readEnvelope } = await import('./readEnvelope.ts')
  const { reshape } = await import('./reshape.ts')
  const { decoderOf } = await import('../testing/decoders.ts')
  read = (call, answer) => {
    const { endpoint } = call
    if (!isApiEndpoint(endpoint)) return
    for (const reading of [readEnvelope(answer, endpoint), readEnvelope(answer, endpoint, reshape)])
      if (reading.kind === 'content') decoderOf(call)?.(reading.content)
  }
})

afterAll(() => counter.stop())

/** Rows below what is read at most, so that nothing is cut. */
const [short, long] = [400, 800]

/** How much more steps twice the length takes: twice as many where they grow with it, four times with its square. */
function growth(stepsOf: (length: number) => number): number {
  const none = stepsOf(0)
  return (stepsOf(long) - none) / Math.max(stepsOf(short) - none, 4000)
}

const most = 2.3

test.each(calls)('$name is read in steps that grow with its length', (call) => {
  const content = sampleContent(call.endpoint)
  const answer = (sent: unknown) => JSON.stringify({ code: 1, msg: '', content: sent })
  const answers: Record<string, (length: number) => string> = {}
  for (const [what, make] of Object.entries(longerTexts))
    answers[what] = (length) => answer(withTexts(content, (sent) => make(sent, length)))
  for (const place of placesIn(content))
    for (const [what, make] of Object.entries(longerLists))
      answers[`${what} at content.${place.join('.')}`] = (length) =>
        answer(withAt(content, place, (sent) => make(sent, length)))
  for (const [what, make] of Object.entries(longAnswers))
    answers[what] = (length) => make(answer(content), length)
  const worse = Object.entries(answers).flatMap(([what, make]) => {
    const grown = growth((length) => counter.count(() => read(call, make(length))))
    return grown > most ? [`${what}: ${grown.toFixed(1)} times`] : []
  })
  expect(worse).toEqual([])
})

test('the counter sees what grows with the square of a length, in our code and in what is built in', () => {
  const pairs = (length: number) => {
    const rows = times(length, String)
    return rows.filter((row) => rows.includes(row)).length
  }
  expect(growth((length) => counter.count(() => pairs(length)))).toBeGreaterThan(3.5)
})
