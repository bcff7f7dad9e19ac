import { expect, test } from 'vitest'
import type { BuiltFile } from '../scripts/builtFiles.ts'
import { preloads } from './documentPlugin.ts'

const chunk = (fileName: string, more: Partial<BuiltFile> = {}): BuiltFile => ({
  type: 'chunk',
  fileName,
  ...more,
})

test('the store, what it imports and its style sheet are asked for with the document, texts are not', () => {
  const files = [
    chunk('entry.js', { isEntry: true }),
    chunk('main.js', {
      moduleIds: ['/topup/main.tsx'],
      imports: ['vendor.js', 'entry.js'],
      viteMetadata: { importedCss: new Set(['main.css']) },
    }),
    chunk('vendor.js'),
    chunk('ko.json', { type: 'asset', originalFileNames: ['../../locales/ko.json'] }),
    chunk('popup.js', { moduleIds: ['/topup/popup.tsx'] }),
  ]
  const tags = preloads('/topup/main.tsx', files, { rel: 'preload', as: 'style' })
  expect(tags.map(({ attrs }) => `${String(attrs?.['rel'])} ${String(attrs?.['href'])}`)).toEqual([
    'preload /main.css',
    'modulepreload /main.js',
    'modulepreload /vendor.js',
  ])
})
