import { expect, test } from 'vitest'
import { releaseRow } from './releaseRow.ts'

const texts = {
  manifest: JSON.stringify({
    brand: 'store',
    version: 'abc-123',
    committedAt: '2026-01-01T00:00:00.000Z',
    files: [
      { path: 'index.html', size: 9_000 },
      { path: 'index.html.br', size: 2_000 },
      { path: 'assets/a.js', size: 30_000 },
      { path: 'assets/a.js.br', size: 10_000 },
      { path: 'assets/late.js', size: 50_000 },
    ],
    entryPoints: { 'index.html': ['assets/a.js'], 'pay.html': [] },
  }),
  scripts: JSON.stringify({
    scripts: [{ path: 'assets/a.js' }, { path: 'assets/late.js' }],
    inline: [{}],
    cardScripts: [{ integrity: null }],
    outside: [{ source: 'https://a.example' }, { source: 'https://a.example' }, { source: 'data:' }],
  }),
  sbom: JSON.stringify({
    components: [
      { name: 'a', licenses: [{ license: { id: 'MIT' } }] },
      { name: 'b', licenses: [{ expression: 'ISC OR MIT' }] },
      { name: 'c' },
      { group: '@topup', name: 'ours' },
    ],
  }),
}

test('a row says version, bytes, licences and what may run, from the release alone', () => {
  expect(releaseRow(texts, () => [])).toEqual({
    version: 'abc-123',
    bytes: '89 kB, first 12 kB',
    licences: '3: ISC OR MIT MIT none',
    inventory: '2 scripts, 1 inline, 1 card (not pinned), 1 hosts',
  })
})

test('a licence that nobody has agreed to is counted, one that a package does not name too', () => {
  const unnamed = releaseRow(texts, (packages) =>
    packages.filter(({ licence }) => licence === 'none').map(({ name }) => name),
  )
  expect(unnamed.licences).toContain('1 not agreed to')
})

test('a text that is no manifest stops the table', () => {
  expect(() => releaseRow({ ...texts, manifest: '{}' }, () => [])).toThrow()
})
