import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseIn, workerText } from './workerText.ts'
import { sha384, stampDocuments, withIntegrity, withVersion, writeVersion } from './sealDocuments.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topup-seal-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = '<head><title>Shop</title><script type="module" crossorigin src="/assets/a.js"></script></head>'
const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
const documentNow = () => readFileSync(join(folder, 'index.html'), 'utf8')

test('scripts, module preloads and style sheets are pinned, a preload of a style sheet and foreign files are not', () => {
  const read = (path: string) => new TextEncoder().encode(path)
  const tags = [
    '<script type="module" src="/assets/a.js">',
    '<link rel="modulepreload" href="/assets/b.js" crossorigin>',
    '<link rel="stylesheet" href="/assets/c.css">',
    '<link rel="preload" as="style" href="/assets/c.css">',
    '<link rel="icon" href="/icon.svg">',
  ]
  const sealed = withIntegrity(tags.join(''), read)
  expect(sealed.match(/integrity="[^"]+"/g)).toEqual(
    ['assets/a.js', 'assets/b.js', 'assets/c.css'].map((path) => `integrity="${sha384(read(path))}"`),
  )
  expect(withIntegrity(sealed, read)).toBe(sealed)
})

test('the same files have the same version, a changed file has another', () => {
  put('index.html', page)
  put('assets/a.js', 'one')
  const first = stampDocuments(folder, ['index.html'])
  expect(documentNow()).toContain(`<meta name="topup-version" content="${first}">`)
  expect(stampDocuments(folder, ['index.html'])).toBe(first)
  put('index.html', page)
  put('assets/a.js', 'two')
  expect(stampDocuments(folder, ['index.html'])).not.toBe(first)
})

test('the worker of a build names the version and the hash of the finished document', () => {
  put('index.html', page)
  put('sw.js', workerText({ version: '', document: '', first: [], others: [] }, 'run()'))
  const version = stampDocuments(folder, ['index.html'])
  const release = () => releaseIn(readFileSync(join(folder, 'sw.js'), 'utf8'))
  const hashOfDocument = () => sha384(readFileSync(join(folder, 'index.html')))
  expect(release()).toMatchObject({ version, document: hashOfDocument() })
  writeVersion(folder, ['index.html'], 'of-a-release')
  expect(release()).toMatchObject({ version: 'of-a-release', document: hashOfDocument() })
  expect(stampDocuments(folder, ['index.html'])).toBe(version)
})

test('a version stands once, whatever stood there before', () => {
  expect(withVersion(withVersion(page, 'a'), 'b').match(/topup-version" content="\w+/g)).toEqual([
    'topup-version" content="b',
  ])
})
