import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { parseSync, Visitor } from 'oxc-parser'
import type { CallExpression, NewExpression } from 'oxc-parser'
import { describe, expect, test, vi } from 'vitest'
import { rootFolder } from '../repository/folders.ts'
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
 * Files that put a pattern together inside a function, each with the reason why its time grows with the text whatever it is made
 * of. None at present: what is put together when a file is loaded is tried below.
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

/** Where no part may be repeated without end, each place of a text costs what the pattern is long. */
const hasNoEnd = /[*+]|\{\d+,\}/

/** A pattern that takes steps by the square of a text has some ten thousand million for one of this length, another has a million. */
const length = 200_000
const mostMilliseconds = 1000

const find = new Script("text.replace(pattern, '')")

/** The text in which a pattern is looked for without an end in sight; null where there is none. */
function worstText(source: string, flags: string): string | null {
  if (!hasNoEnd.test(source)) return null
  const context = createContext({ pattern: new RegExp(source, flags), text: '' })
  const worst = hostileTexts(source, flags).find((hostile) => {
    context['text'] = textOf(hostile, length)
    try {
      find.runInContext(context, { timeout: mostMilliseconds })
      return false
    } catch {
      return true
    }
  })
  return worst === undefined ? null : JSON.stringify(worst)
}

describe('the time', () => {
  test.each([
    String.raw`(a+)+b`,
    String.raw`\s+$`,
    String.raw`(\w*)=\1x`,
    String.raw`(?:iPhone|iPad).*? OS (\d+)`,
    String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`,
    String.raw`^(?:a|ab)(?:c|bcd)*(?:\w+,)*\w+;`,
    String.raw`(?<!\s)\s*Source: .*$`,
    String.raw`<b[^>]*>`,
  ])('that /%s/ takes grows faster than the text', (source) => {
    expect(worstText(source, '')).not.toBeNull()
  })

  test.each([
    String.raw`^\d+$`,
    String.raw`[\s\S]`,
    String.raw`^(?:[^"\\]|\\.)*"`,
    String.raw`"[^"\\]{1,40}"`,
    String.raw`(?<=a)b|(?<!\w)c`,
  ])('that /%s/ takes grows with the text', (source) => {
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

test.each(places)('$file: /$source/$flags takes as long as a text is', ({ source, flags }) => {
  expect(worstText(source, flags)).toBeNull()
})
