import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import type { BuiltFile } from './textsTag.ts'
import { preloads } from './documentPlugin.ts'

const app = await readBrandApp('ko')
const chunk = (fileName: string, more: Partial<BuiltFile> = {}): BuiltFile => ({
  type: 'chunk',
  fileName,
  ...more,
})

test('the store, what it imports and its style sheet are asked for with the document, texts are not', () => {
  const files = [
    chunk('entry.js', { isEntry: true }),
    chunk('main.js', {
      moduleIds: [join(app.folder, 'src/main.tsx')],
      imports: ['vendor.js', 'entry.js'],
      viteMetadata: { importedCss: new Set(['main.css']) },
    }),
    chunk('vendor.js'),
    chunk('ko.json', { type: 'asset', originalFileNames: ['../../locales/ko.json'] }),
    chunk('popup.js', { moduleIds: ['/topup/popup.tsx'] }),
  ]
  expect(preloads(app, files).map(({ attrs }) => attrs?.['href'])).toEqual([
    '/main.css',
    '/main.js',
    '/vendor.js',
  ])
})
