import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findManifest } from './askRaw.ts'
import { fakeRelease } from './testing/fakeRelease.ts'
import type { FakeRelease } from './testing/fakeRelease.ts'

let release: FakeRelease
let releases = ''
const origin = 'https://store.example'
let html = ''
beforeAll(async () => {
  release = await fakeRelease()
  html = readFileSync(join(release.site, 'index.html'), 'utf8').replace(
    '</title>',
    '</title><meta name="topup-version" content="0a-1b">',
  )
  releases = mkdtempSync(join(tmpdir(), 'topup-releases-'))
})
afterAll(() => {
  release.remove()
  rmSync(releases, { recursive: true })
})

const found = () => findManifest(origin, html, releases)

test('the release of the version that the store names is taken, and none is said', () => {
  expect(() => found()).toThrow('says that it is 0a-1b, and no release')
  mkdirSync(join(releases, 'watt-0a-1b'))
  writeFileSync(join(releases, 'watt-0a-1b/manifest.json'), JSON.stringify(release.manifest))
  expect(found().version).toBe(release.manifest.version)
})
