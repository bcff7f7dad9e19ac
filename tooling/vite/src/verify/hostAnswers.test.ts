import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askHome, hostAnswers } from './hostAnswers.ts'
import { fakeRelease } from './testing/fakeRelease.ts'
import type { FakeRelease } from './testing/fakeRelease.ts'

let release: FakeRelease
beforeAll(async () => {
  release = await fakeRelease()
})
afterAll(() => release.remove())

const documentOf = (brand: string) =>
  `<!doctype html><html lang="en" data-brand="${brand}"><head></head></html>`
const notesAt = (origin: string, { brand = 'watt', environment = null as 'demo' | null } = {}) =>
  hostAnswers(origin, documentOf(brand), { manifest: release.manifest, environment })

test('the manifest of another brand is said before anything is compared', () => {
  expect(() => notesAt('https://store.example', { brand: 'ko' })).toThrow(
    'https://store.example is the store of ko, and the manifest is that of watt. Name the manifest of ko with --manifest.',
  )
})

test('a host of the table is nothing to speak of, another one is a difference unless a deployment is named', () => {
  for (const { origins } of release.manifest.environments)
    for (const origin of origins) expect(notesAt(origin)).toEqual([])
  const note = expect.stringMatching(
    /^https:\/\/elsewhere\.example is in no host table of watt \(https:\/\/pay\..*, .*incomplete/,
  ) as string
  expect(notesAt('https://elsewhere.example')).toEqual([{ kind: 'host', path: '/', differences: [note] }])
  expect(notesAt('https://elsewhere.example', { environment: 'demo' })).toEqual([])
})

/** A port of this machine at which nothing listens. */
async function deadPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('a dead host is named in one sentence', async () => {
  const port = await deadPort()
  await expect(askHome(`http://127.0.0.1:${port}`)).rejects.toThrow(
    `Nothing listens at 127.0.0.1:${port}: the host is there and takes no connection.`,
  )
  await expect(askHome('http://no-such-store.invalid')).rejects.toThrow(
    'There is no host no-such-store.invalid:',
  )
})

test.each([
  [503, 'answers 503'],
  [502, 'answers 502'],
])('a host whose store is gone (%i) is named', async (status, sentence) => {
  const server = createServer((_, response) => response.writeHead(status).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await expect(askHome(`http://127.0.0.1:${port}`)).rejects.toThrow(sentence)
  await expect(askHome(`https://127.0.0.1:${port}`)).rejects.toThrow('does not speak https')
  server.close()
})
