import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { artworkFiles } from '@topup/ui-kit/artworkFile'
import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { earlyScripts } from './earlyScript.ts'
import type { BuiltFile } from '../scripts/builtFiles.ts'

const app = await readBrandApp('ko')
const asset = (fileName: string, madeFrom: string): BuiltFile => ({
  type: 'asset',
  fileName,
  originalFileNames: [madeFrom],
})
const chunk = (fileName: string, more: Partial<BuiltFile> = {}): BuiltFile => ({
  type: 'chunk',
  fileName,
  ...more,
})

const files = [
  asset('assets/ko-1.json', '../../locales/ko.json'),
  asset('assets/en-1.json', '../../locales/en.json'),
  ...artworkFiles.map((name) =>
    asset(`assets/${name}-1.svg`, `../../packages/ui-kit/src/artwork/drawings/${name}.svg`),
  ),
  chunk('assets/store.js'),
  chunk('assets/main.js', { moduleIds: [join(app.folder, 'src/main.tsx')], imports: ['assets/store.js'] }),
  chunk('assets/sheet.js', { imports: ['assets/store.js'] }),
  chunk('assets/popups.js', {
    moduleIds: ['/topup/packages/flows/src/popups/PopupLayers.tsx'],
    imports: ['assets/store.js', 'assets/sheet.js'],
    viteMetadata: { importedCss: new Set(['assets/popups.css']) },
  }),
]

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

/** Opens the document's first script on a page at this address and tells which addresses it asked for. */
async function open(href: string) {
  const asked: string[] = []
  const { origin, pathname, search, hash } = new URL(href)
  const page: Record<string, unknown> = {
    location: { origin, pathname, search, hash },
    navigator: { userAgent: '', maxTouchPoints: 0, languages: ['en-GB'] },
    localStorage: storage(),
    sessionStorage: storage(),
    crypto,
    URLSearchParams,
    fetch: (url: string) => {
      asked.push(url)
      return new Promise(() => {})
    },
  }
  page['window'] = page
  runInNewContext((await earlyScripts(app, 'production', files)).ask, page)
  return asked
}

test('on the store’s own origin it asks the store’s own host for the first screen, and for texts that the document lacks', async () => {
  const [deployment] = app.brand.deployments
  const asked = await open(`${deployment?.origins[0]}/selectGoods`)
  expect(asked.filter((url) => url.startsWith(`${deployment?.apiOrigin}/api/`))).toHaveLength(3)
  expect(asked.filter((url) => url.startsWith('/'))).toEqual(['/assets/en-1.json'])
})

test('on an unknown origin it asks for nothing', async () => {
  expect(await open('https://elsewhere.example/selectGoods')).toEqual([])
})

test('it names what a tap needs beside the first route, and cannot end its own element', async () => {
  const { ask, paint } = await earlyScripts(app, 'production', files)
  expect(paint.source).toContain('["/assets/popups.css","/assets/popups.js","/assets/sheet.js"]')
  expect(ask).not.toContain('</')
})

test('the file that paints has another name for other content, and a source map that counts its first line', async () => {
  const { paint } = await earlyScripts(app, 'production', files)
  const renamed = files.map((file) => ({ ...file, fileName: file.fileName.replace('gem-1', 'gem-2') }))
  const other = await earlyScripts(app, 'production', renamed)
  expect(paint.fileName).toMatch(/^assets\/paint-[\da-f]{8}\.js$/)
  expect(other.paint.fileName).not.toBe(paint.fileName)
  const { mappings, sources } = JSON.parse(paint.map) as { mappings: string; sources: readonly string[] }
  expect(mappings).toMatch(/^;/)
  expect(sources.some((source) => source.endsWith('early/paintFirst.ts'))).toBe(true)
})

test.each(['artwork/drawings/gem.svg', 'locales/en.json', '/popups/PopupLayers.tsx', '/src/main.tsx'])(
  'a build in which %s has another name fails, rather than leave the script without it',
  async (name) => {
    const others = files.filter(
      ({ originalFileNames = [], moduleIds = [] }) =>
        ![...originalFileNames, ...moduleIds].some((source) => source.endsWith(name)),
    )
    await expect(earlyScripts(app, 'production', others)).rejects.toThrow(name)
  },
)
