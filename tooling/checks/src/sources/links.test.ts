import { expect, test } from 'vitest'
import { anchorsOf, linkProblem, readLinks } from './checkSources.ts'

test.each([
  ['a file', 'see [a](a.md) and [b](../b/c.ts)', ['a.md', '../b/c.ts']],
  ['a heading', '[a](a.md#some-heading), [b](#below)', ['a.md#some-heading', '#below']],
  ['a picture', '![a](a.svg)', ['a.svg']],
  ['another host', '[a](https://example.org/a), [b](mailto:a@example.org)', []],
  ['code', '`names[0](x)`\n\n```\n[a](a.md)\n```', []],
])('links to %s', (_what, markdown, targets) => {
  expect(readLinks(markdown).map(({ target }) => target)).toEqual(targets)
})

const files = new Map([
  ['docs/a.md', anchorsOf('# A\n\n## One `tint`, much work')],
  ['docs/spec', new Set<string>()],
  ['README.md', anchorsOf('# Root')],
])

test.each([
  ['a.md', null],
  ['spec', null],
  ['../README.md#root', null],
  ['#one-tint-much-work', null],
  ['b.md', 'is not there'],
  ['../a.md', 'is not there'],
  ['#two', 'has no such heading'],
  ['../README.md#a', 'has no such heading'],
])('%s in docs/a.md: %s', (target, problem) => {
  expect(linkProblem(target, 'docs/a.md', (path) => files.get(path) ?? null)).toBe(problem)
})
