import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeRelease } from '../verify/testing/fakeRelease.ts'
import type { FakeRelease } from '../verify/testing/fakeRelease.ts'
import { verifyStore } from '../verify/verifyStore.ts'
import { cloudfrontFiles } from './cloudfront.ts'
import { siteParts } from './siteParts.ts'
import { fileOf, hostModel, textOf } from './testing/hostModel.ts'
import type { Modelled } from './testing/hostModel.ts'

let release: FakeRelease
beforeAll(async () => {
  release = await fakeRelease()
})
afterAll(() => release.remove())

interface Event {
  readonly request: { uri: string }
  readonly response?: { headers: Record<string, { readonly value: string }> }
}

/** A key that is not there, as S3 answers where its list may be read. */
const noSuchKey: Modelled = { status: 404, headers: { 'content-type': 'application/xml' }, body: '<Error/>' }

test.each(['the address of the viewer', 'the address of the origin'])(
  'what CloudFront answers with its functions is the release, where the second one reads %s',
  async (reads) => {
    const files = cloudfrontFiles(siteParts(release.manifest))
    const call = (name: string, event: Event): unknown =>
      runInNewContext(`${textOf(files, `cloudfront/${name}.js`)}; handler(event)`, { event })
    const { origin, close } = await hostModel((path) => {
      const { uri } = call('viewer-request', { request: { uri: path } }) as Event['request']
      const answer = fileOf(release.site, uri)
      if (answer === null) return noSuchKey
      const headers = Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, { value }]),
      )
      const request = { uri: reads === 'the address of the viewer' ? path : uri }
      const response = call('viewer-response', {
        request,
        response: { headers },
      }) as Required<Event>['response']
      const sent = Object.entries(response.headers).map(([name, { value }]) => [name, value] as const)
      return { ...answer, headers: Object.fromEntries(sent) }
    })
    const answers = await verifyStore(origin, release.manifest)
    close()
    expect(answers.filter(({ differences }) => differences.length > 0)).toEqual([])
  },
)

test('a function that is longer than CloudFront takes is said', () => {
  const parts = siteParts(release.manifest)
  const named = Array.from({ length: 400 }, (_, at) => `/a-file-with-a-long-name-${at}.png`)
  expect(() => cloudfrontFiles({ ...parts, named })).toThrow('CloudFront takes 10240 bytes of code')
})
