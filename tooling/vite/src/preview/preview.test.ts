import { expect, test } from 'vitest'
import { serveSite } from '../serve/serveStore.ts'
import { fakeRelease } from '../verify/testing/fakeRelease.ts'
import { verifyStore } from '../verify/verifyStore.ts'
import { previewLines } from './previewLines.ts'

test('what the project’s own server sends is the release, header by header', async () => {
  const { site, manifest, remove } = await fakeRelease()
  const { origin, close } = await serveSite(
    { folder: site, headers: manifest.headers, sandboxOrigins: null },
    0,
  )
  const answers = await verifyStore(origin, manifest)
  await close()
  remove()
  expect(answers.flatMap(({ differences }) => differences)).toEqual([])
})

test('a preview says where it is, how it is verified, and why the store does not open there', () => {
  const environments = [
    {
      environment: 'production',
      origins: ['https://pay.example'],
      apiOrigin: '',
      backupApiOrigins: [],
      dataOrigin: '',
    },
  ] as const
  const lines = previewLines({
    manifest: { brand: 'watt', version: 'preview-1', environments },
    origin: 'http://127.0.0.1:5200',
    file: '.cache/preview/watt/manifest.json',
  })
  expect(lines).toContain('watt preview-1 with the headers of a release: http://127.0.0.1:5200')
  expect(lines).toContain(
    'npm run verify -- http://127.0.0.1:5200 --manifest .cache/preview/watt/manifest.json',
  )
  expect(lines).toContain('as https://pay.example: here it shows the page for a wrong address')
})
