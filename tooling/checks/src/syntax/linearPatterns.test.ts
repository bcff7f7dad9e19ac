import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { rootFolder } from '../repository/folders.ts'

/** A pattern of the packages, and where it stands. */
interface Place {
  readonly file: string
  readonly source: string
  readonly flags: string
}

const own = /(?:\.test|\.stories)\.tsx?$|\/testing\//

function patternsIn(file: string): readonly Place[] {
  const found: Place[] = []
  const { program } = parseSync(file, readFileSync(join(rootFolder, file), 'utf8'))
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(program)
  return found
}

const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: rootFolder }).filter((file) => !own.test(file))
const places = files.flatMap(patternsIn)

const length = 40_000
/** What a stranger may send to a pattern: long runs of what it looks for, in ones and twos, and at the end what it does not. */
function hostileTexts(source: string): readonly string[] {
  const named = source.replace(/\\[a-z]/gi, '').match(/[^()[\]{}|?*+^$\\]/gu) ?? []
  const letters = [
    ...new Set([...named.slice(0, 12), 'a', 'A', '0', ' ', '%', '.', '-', '\n', '"', '\\', 'é']),
  ]
  const runs = letters.flatMap((letter) => [letter, `${letter}0`, `a${letter}`])
  return [...new Set(runs)].map((run) => `${run.repeat(length / run.length)}\u0000`)
}

/** How long a pattern takes for a text, in milliseconds; the better of two tries, for the machine may be busy. */
function msFor({ source, flags }: Place, text: string): number {
  const once = () => {
    const pattern = new RegExp(source, flags)
    const began = performance.now()
    text.replace(pattern, '')
    return performance.now() - began
  }
  const first = once()
  return first < 100 ? first : Math.min(first, once())
}

/** Files that put a pattern together; each has a test of hostile lengths beside it, or pieces of ours alone. */
const puttingTogether = [
  'packages/api-client/src/envelope/tolerances.ts',
  'packages/domain/src/entry/repairAddress.ts',
]

test('the packages have patterns to look at, and put together no others', () => {
  expect(places.length).toBeGreaterThan(80)
  const made = files.filter((file) => /\bRegExp\(/.test(readFileSync(join(rootFolder, file), 'utf8')))
  expect(made.toSorted()).toEqual(puttingTogether)
})

test.each(places)('$file: /$source/$flags takes a time that grows with the text alone', (place) => {
  const slow = hostileTexts(place.source).filter((text) => msFor(place, text) >= 100)
  expect(slow.map((text) => text.slice(0, 6))).toEqual([])
})
