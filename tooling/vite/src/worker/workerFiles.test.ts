import { expect, test } from 'vitest'
import type { BuiltFile } from '../shell/builtFile.ts'
import { offlineParts, workerFiles } from './workerFiles.ts'

const chunk = (fileName: string, more: Partial<BuiltFile> = {}): BuiltFile => ({
  type: 'chunk',
  fileName,
  ...more,
})
const parts = offlineParts.map((name) => chunk(`assets/${name}-1.js`))
const document =
  '<script type="module" src="/assets/index-1.js"></script><link rel="modulepreload" href="/assets/store-1.js">' +
  '<script>const texts = {"de": "/assets/de-1.json"}</script>'
const files: readonly BuiltFile[] = [
  chunk('index.html'),
  chunk('assets/index-1.js'),
  chunk('assets/store-1.js', {
    imports: ['assets/helper-1.js'],
    viteMetadata: { importedCss: new Set(['assets/sheet-1.css']) },
  }),
  chunk('assets/helper-1.js'),
  chunk('assets/sheet-1.css'),
  chunk('assets/de-1.json'),
  chunk('assets/purchase-1.js'),
  chunk('assets/artwork-1.svg', { type: 'asset', originalFileNames: ['../ui-kit/artwork/artwork.svg'] }),
  chunk('manifest.webmanifest'),
  ...parts,
]

test('first comes what the document names and what a visit without a network draws, the rest where it was used', () => {
  const { first, others } = workerFiles(files, document)
  expect(first).toEqual(
    [
      ...parts.map(({ fileName }) => fileName),
      ...['artwork-1.svg', 'helper-1.js', 'index-1.js', 'sheet-1.css', 'store-1.js'].map(
        (name) => `assets/${name}`,
      ),
    ].toSorted(),
  )
  expect(others).toEqual(['assets/de-1.json', 'assets/purchase-1.js'])
})

test('a part that a build no longer has stops it', () => {
  expect(() =>
    workerFiles(
      files.filter(({ fileName }) => fileName !== 'assets/orders-1.js'),
      document,
    ),
  ).toThrow('needs orders')
})
