import { errorCodes } from '../contract/errorCodes.ts'

/** A source of numbers in [0, 1) that a seed repeats exactly (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = () => number

function pick<T>(list: readonly T[], random: Random): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/**
 * Values as JSON text, so that values which JSON.stringify cannot write (`1e999`, an own `__proto__`) are
 * included.
 */
const hostileValues: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '1',
  '-1',
  '-600',
  '1e999',
  '-1e999',
  '1e21',
  '1e-7',
  '0.1',
  '9007199254740993',
  '""',
  '"1"',
  '"0"',
  '"-1"',
  '"NaN"',
  '"Infinity"',
  '"1e5"',
  '" 1 "',
  '"0x10"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"javascript:alert(1)"',
  '"https://evil.example\\\\@pay.example/"',
  '"//evil.example"',
  '"http://pay.example/"',
  '"\\u202Egnp.exe"',
  '"\\u0000\\uFEFF"',
  '"\\uD800"',
  '"<img src=x onerror=alert(1)>"',
  '"{\\"__proto__\\":{\\"polluted\\":1}}"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"toString":1,"valueOf":null}',
  '{"length":1e9}',
  '{"0":1}',
  deep(70),
  '{"a":'.repeat(80) + '1' + '}'.repeat(80),
]

const foreignBodies: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '1',
  '"1"',
  '[]',
  '[1]',
  '{}',
  '{"code":1',
  '<!doctype html><title>Sign in</title>',
  'OK',
  '{"code":1}{"code":1}',
  "{'code':1}",
  '{"code":01}',
  '\u0000',
  'undefined',
  'NaN',
  deep(100_000),
  '{"code":1,"msg":"","content":',
]

const codes: readonly string[] = [
  '"1"',
  '1.5',
  'true',
  'null',
  '[1]',
  '{"valueOf":1}',
  ...Object.values(errorCodes).map(({ code }) => String(code)),
  '0',
  '2',
  '1e999',
  '-0',
  '1e0',
]

/** Replaces the n-th JSON value of a text; values are found as the text's own tokens. */
function replaceValue(json: string, random: Random): string {
  const tokens = [...json.matchAll(/"(?:[^"\\]|\\.)*"(?!\s*:)|-?\d+(?:\.\d+)?|true|false|null|\[\]|\{\}/g)]
  if (tokens.length === 0) return json
  const token = pick(tokens, random)
  return json.slice(0, token.index) + pick(hostileValues, random) + json.slice(token.index + token[0].length)
}

function insertKey(json: string, random: Random): string {
  const braces = [...json.matchAll(/\{(?=")/g)]
  if (braces.length === 0) return json
  const brace = pick(braces, random)
  const key = pick(
    ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'code', 'content', 'status', ''],
    random,
  )
  return `${json.slice(0, brace.index + 1)}${JSON.stringify(key)}:${pick(hostileValues, random)},${json.slice(brace.index + 1)}`
}

function dropKey(json: string, random: Random): string {
  const keys = [...json.matchAll(/"(?:[^"\\]|\\.)*"(?=\s*:)/g)]
  if (keys.length === 0) return json
  const key = pick(keys, random)
  return `${json.slice(0, key.index)}"unknown"${json.slice(key.index + key[0].length)}`
}

function cutOff(json: string, random: Random): string {
  return json.slice(0, Math.floor(random() * json.length))
}

function flipCharacter(json: string, random: Random): string {
  const at = Math.floor(random() * json.length)
  return (
    json.slice(0, at) +
    pick(['"', '{', ']', ',', '\\', '\u0000', '9', 'e', '\uFFFD'], random) +
    json.slice(at + 1)
  )
}

function replaceCode(json: string, random: Random): string {
  return json.replace('"code":1', `"code":${pick(codes, random)}`)
}

function bloat(json: string, random: Random): string {
  return random() < 0.02
    ? `${json.slice(0, -1)},"more":"${'x'.repeat(2_100_000)}"}`
    : replaceValue(json, random)
}

const mutations: readonly ((json: string, random: Random) => string)[] = [
  replaceValue,
  replaceValue,
  replaceValue,
  insertKey,
  dropKey,
  cutOff,
  flipCharacter,
  replaceCode,
  bloat,
]

/** A hostile, broken, huge or deep version of a good answer; now and then the answer itself. */
export function hostileAnswer(goodAnswer: string, random: Random): string {
  if (random() < 0.05) return pick(foreignBodies, random)
  const count = Math.floor(random() * 4)
  let answer = goodAnswer
  for (let step = 0; step < count && answer.length < 100_000; step += 1) {
    answer = pick(mutations, random)(answer, random)
  }
  return answer
}
