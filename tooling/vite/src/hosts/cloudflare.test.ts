import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeRelease } from '../verify/testing/fakeRelease.ts'
import type { FakeRelease } from '../verify/testing/fakeRelease.ts'
import { verifyStore } from '../verify/verifyStore.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { siteParts } from './siteParts.ts'
import { fileOf, hostModel, isFor, modelledOf, moduleOf, readHeaderRules } from './testing/hostModel.ts'
import { responseOf, textOf } from './testing/hostModel.ts'
import type { HeaderRule, Modelled } from './testing/hostModel.ts'

let release: FakeRelease
beforeAll(async () => {
  release = await fakeRelease()
})
afterAll(() => release.remove())

/** What Pages answers before rules: addresses lose `.html`, and the document stands in for what is not there. */
function served(site: string, path: string): Modelled {
  if (path === '/') return fileOf(site, '/index.html') ?? gone
  const file = fileOf(site, path)
  if (file !== null && path.endsWith('.html'))
    return { status: 308, headers: { location: path.slice(0, -'.html'.length) }, body: '' }
  return file ?? fileOf(site, `${path}.html`) ?? fileOf(site, '/index.html') ?? gone
}

const gone: Modelled = { status: 404, headers: {}, body: '' }

/** Every rule that matches counts in order; a header that two of them set is joined. */
function withRules(answer: Modelled, rules: readonly HeaderRule[], path: string): Modelled {
  const headers = new Map(Object.entries({ ...answer.headers, 'referrer-policy': 'the host’s own' }))
  const ours = new Set<string>()
  for (const { lines } of rules.filter((rule) => isFor(rule.path, path)))
    for (const line of lines) {
      const [name = '', ...value] = line.split(': ')
      if (line.startsWith('! ')) headers.delete(line.slice(2))
      else
        headers.set(
          name,
          [...(ours.has(name) && headers.has(name) ? [headers.get(name)] : []), value.join(': ')].join(', '),
        )
      ours.add(name)
    }
  return { ...answer, headers: Object.fromEntries(headers) }
}

test('what Cloudflare Pages answers with them is the release, at /pay too', async () => {
  const files = cloudflareFiles(siteParts(release.manifest))
  const rules = readHeaderRules(textOf(files, 'cloudflare/publish/_headers'))
  const { onRequest } = (await moduleOf(textOf(files, 'cloudflare/functions/assets/[[path]].js'))) as {
    readonly onRequest: (context: { readonly next: () => Promise<Response> }) => Promise<Response>
  }
  const { origin, close } = await hostModel(async (path) => {
    const answer = withRules(served(release.site, path), rules, path)
    if (!path.startsWith('/assets/')) return withType(answer, path)
    return modelledOf(await onRequest({ next: () => Promise.resolve(responseOf(answer)) }))
  })
  const answers = await verifyStore(origin, release.manifest)
  close()
  expect(answers.filter(({ differences }) => differences.length > 0)).toEqual([])
})

test('the rules of /pay and /pay.html are the same, and each takes the store’s policy away first', () => {
  const rules = readHeaderRules(
    textOf(cloudflareFiles(siteParts(release.manifest)), 'cloudflare/publish/_headers'),
  )
  const [pay, payHtml] = ['/pay', '/pay.html'].map((path) => rules.find((rule) => rule.path === path)?.lines)
  expect(pay).toEqual(payHtml)
  const at = (start: string) => pay?.findIndex((line) => line.startsWith(start)) ?? -1
  expect(at('! content-security-policy')).toBeGreaterThan(-1)
  expect(at('content-security-policy: ')).toBeGreaterThan(at('! content-security-policy'))
})

test('a policy that is longer than a line may be is said with its address', () => {
  const parts = siteParts(release.manifest)
  const pay = { ...parts.headers.pay, 'content-security-policy': 'x'.repeat(2000) }
  expect(() => cloudflareFiles({ ...parts, headers: { ...parts.headers, pay } })).toThrow(
    'Cloudflare takes 2000 characters a line, and content-security-policy of /pay has 2027.',
  )
})

/** Cloudflare knows the type of a web manifest. */
const withType = (answer: Modelled, path: string): Modelled =>
  path.endsWith('.webmanifest')
    ? { ...answer, headers: { ...answer.headers, 'content-type': 'application/manifest+json' } }
    : answer
