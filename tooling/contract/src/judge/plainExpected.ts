import { ownValue } from '@topup/domain'
import type * as v from 'valibot'
import { type Leaf, membersOf, shapeOf } from './shape.ts'

/** What stands at a place of the contract, in words for the engineer of a server. */
const leafWords = {
  id: 'text or a whole number',
  number: 'a number',
  currency: 'three letters, such as USD',
  text: 'text',
  switch: '0, 1, true or false',
  localised: 'text, or a text for each language',
} as const satisfies Record<Leaf, string>

/** What the reading of an answer calls things, in the same words. */
const typeWords: ReadonlyMap<string, string> = new Map([
  ['Object', 'an object'],
  ['Array', 'a list'],
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['""', 'empty text'],
  ['envelope', 'an object with code, msg and content'],
  ['integer code', 'a whole number as code'],
])

/**
 * What was expected at a path, in plain words: by the contract where it says what stands there, else by what the reading
 * of the answer said. `path` begins with `content`, or is empty for the whole answer, `body`.
 */
export function plainExpected(
  schema: v.GenericSchema,
  body: unknown,
  { path, expected }: { readonly path: string; readonly expected: string },
): string {
  const there = path === '' ? null : schemaAt(schema, body, path.split('.'))
  const shape = there === null ? null : shapeOf(there)
  if (shape?.kind === 'leaf') return leafWords[shape.leaf]
  if (shape?.kind === 'list') return 'a list'
  if (shape?.kind === 'object' || shape?.kind === 'map') return 'an object'
  return inWords(expected)
}

/** The schema of a place; null where the contract has none. */
function schemaAt(
  schema: v.GenericSchema,
  body: unknown,
  [, ...keys]: readonly string[],
): v.GenericSchema | null {
  let [there, value]: readonly [v.GenericSchema | null, unknown] = [schema, ownValue(body, 'content')]
  for (const key of keys) {
    const members: ReturnType<typeof membersOf> = there === null ? [] : membersOf(shapeOf(there), value)
    there = members.find((member) => member.key === key)?.schema ?? null
    value = ownValue(value, key)
  }
  return there
}

/** `(string | Array)` is "text or a list"; the name of a field that is missing is "a value". */
function inWords(expected: string): string {
  if (!expected.startsWith('('))
    return typeWords.get(expected) ?? (/^"\w+"$/.test(expected) ? 'a value' : expected)
  const parts = expected.replaceAll(/[()]/g, '').split(' | ')
  const words = [...new Set(parts.map((part) => typeWords.get(part) ?? part))]
  const last = words.pop() ?? ''
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`
}
