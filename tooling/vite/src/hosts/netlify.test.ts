import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeRelease } from '../verify/testing/fakeRelease.ts'
import type { FakeRelease } from '../verify/testing/fakeRelease.ts'
import { verifyStore } from '../verify/verifyStore.ts'
import { netlifyFiles } from './netlify.ts'
import { siteParts } from './siteParts.ts'
import { fileOf, hostModel, isFor, modelledOf, moduleOf, readHeaderRules } from './testing/hostModel.ts'
import { responseOf, textOf } from './testing/hostModel.ts'
import type { Modelled } from './testing/hostModel.ts'

let release: FakeRelease
beforeAll(async () => {
  release = await fakeRelease()
})
afterAll(() => release.remove())

interface EdgeFunction {
  readonly default: (
    request: Request,
    context: { readonly next: () => Promise<Response> },
  ) => Promise<Response>
  readonly config: { readonly excludedPath: readonly string[] }
}

test('what Netlify answers with them is the release', async () => {
  const files = netlifyFiles(siteParts(release.manifest))
  const text = (path: string) => textOf(files, `netlify/${path}`)
  const rules = readHeaderRules(text('publish/_headers'))
  const redirects = text('publish/_redirects')
    .split('\n')
    .map((line) => line.split(' '))
  const edge = (await moduleOf(text('netlify/edge-functions/documents.js'))) as EdgeFunction
  // A file comes before a redirect; the first redirect that matches counts.
  const served = (path: string): Modelled => {
    const file = path === '/' ? null : fileOf(release.site, path)
    if (file !== null) return file
    const [, to = '', status = ''] = redirects.find(([from = '']) => isFor(from, path)) ?? []
    const body = to === '/missing-asset.txt' ? text(`publish${to}`) : fileOf(release.site, to)?.body
    const type = to.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8'
    return { status: Number(status), headers: { 'content-type': type }, body: body ?? '' }
  }
  const { origin, close } = await hostModel(async (path) => {
    const answer = served(path)
    if (edge.config.excludedPath.some((rule) => isFor(rule, path))) {
      const lines = rules.filter((rule) => isFor(rule.path, path)).flatMap((rule) => rule.lines)
      const pairs = lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])
      return { ...answer, headers: { ...answer.headers, ...Object.fromEntries(pairs) } }
    }
    const next = () => Promise.resolve(responseOf(answer))
    return modelledOf(await edge.default(new Request(new URL(path, 'https://pay.example')), { next }))
  })
  const answers = await verifyStore(origin, release.manifest)
  close()
  expect(answers.filter(({ differences }) => differences.length > 0)).toEqual([])
})

test('no two rules match one address, and no line takes a header away', () => {
  const text = textOf(netlifyFiles(siteParts(release.manifest)), 'netlify/publish/_headers')
  const paths = readHeaderRules(text).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => /[*:]/.test(path))).toEqual([])
  expect(text).not.toContain('!')
})
