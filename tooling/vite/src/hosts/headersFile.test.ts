import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeRelease } from '../verify/testing/fakeRelease.ts'
import type { FakeRelease } from '../verify/testing/fakeRelease.ts'
import { hostFiles } from './hostFiles.ts'

let release: FakeRelease
beforeAll(async () => {
  release = await fakeRelease()
})
afterAll(() => release.remove())

interface HeaderRule {
  readonly path: string
  readonly lines: readonly string[]
}

/** Reads a `_headers` file: a path, and under it its lines. */
function readRules(text: string): readonly HeaderRule[] {
  const rules: { path: string; lines: string[] }[] = []
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#')))
    if (line.startsWith(' ')) rules.at(-1)?.lines.push(line.trim())
    else rules.push({ path: line, lines: [] })
  return rules
}

const isFor = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule

const textFor = (manifest: FakeRelease['manifest']) =>
  hostFiles(manifest).find(({ path }) => path === '_headers')?.text ?? ''

const linesFor = (path: string) =>
  readRules(textFor(release.manifest))
    .filter((rule) => isFor(rule.path, path))
    .flatMap(({ lines }) => lines)

/** Every rule that matches counts in order; a header that two of them set is joined, and `! name` takes one away. */
function onCloudflare(path: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  for (const line of linesFor(path)) {
    const [name = '', value = ''] = line.split(/: (.*)/)
    if (line.startsWith('! ')) delete headers[line.slice(2)]
    else headers[name] = [...(headers[name] === undefined ? [] : [headers[name]]), value].join(', ')
  }
  return headers
}

/** A line without a colon is dropped, and the later rule counts. */
function onNetlify(path: string): Readonly<Record<string, string>> {
  const pairs = linesFor(path)
    .filter((line) => line.includes(':'))
    .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])
  return Object.fromEntries(pairs)
}

test.each([
  ['/', 'document'],
  ['/my/orders', 'document'],
  ['/pay', 'pay'],
  ['/pay.html', 'pay'],
  ['/assets/entry-1.js', 'hashed'],
  ['/robots.txt', 'named'],
  ['/sw.js', 'worker'],
] as const)('both hosts answer %s with the header set %s', (path, name) => {
  const set = release.manifest.headers[name] ?? {}
  expect(onCloudflare(path)).toEqual(set)
  expect(onNetlify(path)).toMatchObject(set)
})

test('the web manifest has its type, which Netlify does not know', () => {
  const { named } = release.manifest.headers
  const typed = { ...named, 'content-type': 'application/manifest+json' }
  expect(onCloudflare('/manifest.webmanifest')).toEqual(typed)
  expect(onNetlify('/manifest.webmanifest')).toMatchObject(typed)
})

test('the documents have exactly their set where no header can be taken away', () => {
  const { document, pay } = release.manifest.headers
  expect(onNetlify('/')).toEqual(document)
  expect(onNetlify('/pay')).toMatchObject(pay ?? {})
  expect(Object.keys(pay ?? {})).toEqual(
    Object.keys(document).filter((name) => name !== 'reporting-endpoints'),
  )
})

test('a policy that is longer than a line may be leaves no rule, and says why', () => {
  const { headers } = release.manifest
  const pay = { ...headers.pay, 'content-security-policy': 'x'.repeat(2000) }
  const text = textFor({ ...release.manifest, headers: { ...headers, pay } })
  expect(readRules(text)).toEqual([])
  expect(text).toContain('Cloudflare takes 2000 characters a line, and content-security-policy has 2027.')
})
