import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import type { CallExpression, NewExpression } from 'oxc-parser'
import { describe, expect, test, vi } from 'vitest'
import { rootFolder } from '../repository/folders.ts'
import { countSteps } from './countSteps.ts'
import { hostileTexts, textOf } from './hostileTexts.ts'

/** A pattern of the packages, and where it stands. */
interface Place {
  readonly file: string
  readonly source: string
  readonly flags: string
}

const own = /(?:\.test|\.stories)\.tsx?$|\/testing\//

function patternsIn(file: string): readonly Place[] {
  const found: Place[] = []
  const { program } = parseSync(file, textIn(file))
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(program)
  return found
}

/** Where a text puts patterns together, in order: when it is loaded, or inside a function, where nobody sees which. */
function makingIn(text: string): readonly ('loaded' | 'called')[] {
  const found: ('loaded' | 'called')[] = []
  let depth = 0
  const make = ({ callee }: NewExpression | CallExpression) => {
    const name = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee
    if (name.type === 'Identifier' && name.name === 'RegExp') found.push(depth === 0 ? 'loaded' : 'called')
  }
  const enter = () => void depth++
  const leave = () => void depth--
  new Visitor({
    NewExpression: make,
    CallExpression: make,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  }).visit(parseSync('text.tsx', text).program)
  return found
}

/** What a file puts together when it is loaded. */
async function patternsMadeIn(file: string): Promise<readonly Place[]> {
  const found: Place[] = []
  const { RegExp } = globalThis
  vi.resetModules()
  vi.stubGlobal(
    'RegExp',
    class extends RegExp {
      constructor(source: string, flags = '') {
        super(source, flags)
        found.push({ file, source, flags })
      }
    },
  )
  await import(join(rootFolder, file)).finally(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  return found
}

/**
 * Files that put a pattern together inside a function, each with the reason why its steps grow with the text whatever it is made
 * of. None at present: what is put together when a file is loaded is counted below.
 */
const reviewed: Readonly<Record<string, string>> = {}

const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: rootFolder }).filter(
  (file) => !own.test(file),
)
const textIn = (file: string) => readFileSync(join(rootFolder, file), 'utf8')
const naming = files.filter((file) => textIn(file).includes('RegExp'))
const makers = naming.filter((file) => makingIn(textIn(file)).includes('loaded'))
const made: (readonly Place[])[] = []
for (const file of makers) made.push(await patternsMadeIn(file))
const all = [...files.flatMap(patternsIn), ...made.flat()]
/** Each pattern once, however many files have it. */
const places = [...new Map(all.map((place) => [`${place.source}/${place.flags}`, place])).values()]

const [short, long] = [100, 400]

/** Where no part may be repeated without end, each place of a text costs what the pattern is long. */
const hasNoEnd = /[*+]|\{\d+,\}/

/** The text that makes a pattern take more than twice as many steps for each character when it is four times as long; null when none does. */
function worstText(source: string, flags: string): string | null {
  if (!hasNoEnd.test(source)) return null
  for (const hostile of hostileTexts(source, flags)) {
    const steps = countSteps(source, flags, textOf(hostile, long))
    // So few that the length of a text cannot be their cause.
    if (steps < 10 * long) continue
    if (steps === Infinity || steps > 8 * countSteps(source, flags, textOf(hostile, short)))
      return JSON.stringify(hostile)
  }
  return null
}

describe('what is counted', () => {
  test.each([
    [String.raw`a+$`, 'a'.repeat(10), 11 + 1],
    [String.raw`b`, 'a'.repeat(10), 10 + 1 + 11],
    [String.raw`^b`, 'a'.repeat(10), 1 + 11],
  ])('of /%s/ in %s is every look at a character, and every start', (source, text, steps) => {
    expect(countSteps(source, '', text)).toBe(steps)
  })

  test.each([
    String.raw`(a+)+b`,
    String.raw`\s+$`,
    String.raw`(\w*)=\1x`,
    String.raw`(?:iPhone|iPad).*? OS (\d+)`,
    String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`,
    String.raw`^(?:a|ab)(?:c|bcd)*(?:\w+,)*\w+;`,
    String.raw`(?<!\s)\s*Source: .*$`,
    String.raw`<b[^>]*>`,
  ])('in /%s/ grows faster than the text', (source) => {
    expect(worstText(source, '')).not.toBeNull()
  })

  test.each([
    String.raw`^\d+$`,
    String.raw`[\s\S]`,
    String.raw`^(?:[^"\\]|\\.)*"`,
    String.raw`"[^"\\]{1,40}"`,
    String.raw`(?<=a)b|(?<!\w)c`,
  ])('in /%s/ grows with the text', (source) => {
    expect(worstText(source, '')).toBeNull()
  })
})

test('the packages have patterns to look at, and each file that puts some together has them', () => {
  expect(places.length).toBeGreaterThan(80)
  expect(makers.length).toBeGreaterThan(1)
  expect(makers.filter((_, index) => made[index]?.length === 0)).toEqual([])
})

test.each([
  ["const a = new RegExp(b, 'g')", ['loaded']],
  ['const a = [RegExp(b)]', ['loaded']],
  ['const isA = (text) => new RegExp(text).test(b)', ['called']],
  ['function isA(text) { return globalThis.RegExp (text) }', ['called']],
  ['class A { is(text) { return new RegExp(text) } }; new RegExp(b)', ['called', 'loaded']],
  ['const isA = (a: RegExp) => a.test(b) && a instanceof RegExp', []],
] as const)('in `%s` patterns are put together when it is %j', (text, whens) => {
  expect(makingIn(text)).toEqual(whens)
})

test('only reviewed files put patterns together inside a function', () => {
  const called = naming.filter((file) => makingIn(textIn(file)).includes('called'))
  expect(called.toSorted()).toEqual(Object.keys(reviewed).toSorted())
})

test.each(places)('$file: /$source/$flags takes as many steps as a text is long', ({ source, flags }) => {
  expect(worstText(source, flags)).toBeNull()
})
