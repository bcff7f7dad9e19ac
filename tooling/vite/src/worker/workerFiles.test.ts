import { artworkFiles } from '@topup/ui-kit/artworkFile'
import { expect, test } from 'vitest'
import type { BuiltFile } from '../scripts/builtFiles.ts'
import { offlineParts, workerFiles } from './buildWorker.ts'

const chunk = (fileName: string, more: Partial<BuiltFile> = {}): BuiltFile => ({
  type: 'chunk',
  fileName,
  ...more,
})
const parts = offlineParts.map((name) => chunk(`assets/${name}-abcd_123.js`))
const document =
  '<script type="module" src="/assets/index-abcd_123.js"></script><link rel="modulepreload" href="/assets/store-abcd_123.js">' +
  '<script>const texts = {"de": "/assets/de-abcd_123.json"}</script>'
const files: readonly BuiltFile[] = [
  chunk('index.html'),
  chunk('assets/index-abcd_123.js'),
  chunk('assets/store-abcd_123.js', {
    imports: ['assets/helper-abcd_123.js'],
    viteMetadata: { importedCss: new Set(['assets/sheet-abcd_123.css']) },
  }),
  chunk('assets/helper-abcd_123.js'),
  chunk('assets/sheet-abcd_123.css'),
  chunk('assets/de-abcd_123.json'),
  chunk('assets/purchase-abcd_123.js'),
  ...artworkFiles.map((name) =>
    chunk(`assets/${name}-abcd_123.svg`, {
      type: 'asset',
      originalFileNames: [`../ui-kit/artwork/drawings/${name}.svg`],
    }),
  ),
  chunk('assets/illustrations-abcd_123.svg', {
    type: 'asset',
    originalFileNames: ['../ui-kit/illustration/illustrations.svg'],
  }),
  chunk('manifest.webmanifest'),
  ...parts,
]

test('first comes what the document names and what a visit without a network draws, the rest where it was used', () => {
  const { first, others } = workerFiles(files, document)
  expect(first).toEqual(
    [
      ...parts.map(({ fileName }) => fileName),
      ...[
        ...artworkFiles.map((name) => `${name}-abcd_123.svg`),
        'helper-abcd_123.js',
        'illustrations-abcd_123.svg',
        'index-abcd_123.js',
        'sheet-abcd_123.css',
        'store-abcd_123.js',
      ].map((name) => `assets/${name}`),
    ].toSorted(),
  )
  expect(others).toEqual(['assets/de-abcd_123.json', 'assets/purchase-abcd_123.js'])
})

test.each([
  ['orders', 'assets/orders-abcd_123.js'],
  ['artwork/drawings/gem.svg', 'assets/gem-abcd_123.svg'],
])('a build that no longer has %s is stopped, also by a file of a longer name', (what, gone) => {
  const others = files.filter(({ fileName }) => fileName !== gone)
  const longer = chunk('assets/orders-list-abcd_123.js')
  expect(() => workerFiles([longer, ...others], document)).toThrow(what)
})
