import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
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
  const { program } = parseSync(file, readFileSync(join(rootFolder, file), 'utf8'))
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(program)
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

const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: rootFolder }).filter((file) => !own.test(file))
const makers = files.filter((file) => /\bRegExp\(/.test(readFileSync(join(rootFolder, file), 'utf8')))
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

test.each(places)('$file: /$source/$flags takes as many steps as a text is long', ({ source, flags }) => {
  expect(worstText(source, flags)).toBeNull()
})
