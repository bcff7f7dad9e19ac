import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { directionOf, htmlLang } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { compress } from '../deploy/compress.ts'
import type { HeaderSet, ResponseHeaders } from '../deploy/responseHeaders.ts'
import { sha384, withVersion, writeVersion } from '../deploy/sealDocuments.ts'
import { workerFile } from '../deploy/workerText.ts'
import { hostFiles } from '../hosts/hostFiles.ts'
import { payDocument } from '../pay/payHtmlPlugin.ts'
import { escapeHtml } from '../shell/textsTag.ts'
import { buildWorker } from '../worker/buildWorker.ts'
import { scriptInventory } from './inventory.ts'
import type { KnownScript } from './inventory.ts'
import { filesOf, releaseManifest } from './releaseManifest.ts'
import type { Commit } from './releaseManifest.ts'
import { reproducibleSbom } from './sbom.ts'

/**
 * Makes the site of a pay document at an origin of its own, out of a finished release: the document, the files that it may
 * load and nothing else of the store, with manifest and host configurations beside it. Every other address there is a page
 * that leads to the store. Makes none where no deployment has such an origin. Source: decision 95.
 */
export async function payRelease(
  folder: string,
  { brand, version, commit, headers }: Omit<SiteFacts, 'documents'>,
): Promise<void> {
  const { pay, hashed, named, demo } = headers
  const store = brand.deployments.find(({ payOrigin }) => payOrigin !== undefined)?.origins[0]
  if (store === undefined || pay === undefined) return
  const from = join(folder, 'site')
  const site = join(folder, 'pay/site')
  const files = loadedBy(payDocument, new Map(filesOf(from).map(({ path, content }) => [path, content])))
  for (const path of files)
    for (const ending of ['', '.br', '.gz'])
      if (filesOf(from).some((file) => file.path === path + ending)) {
        mkdirSync(dirname(join(site, path)), { recursive: true })
        cpSync(join(from, path + ending), join(site, path + ending))
      }
  const html = withVersion(homePage(brand, store), version)
  writeFileSync(join(site, 'index.html'), html)
  await compress(site, { names: ['index.html'] })
  describeSite(join(folder, 'pay'), {
    brand,
    version,
    commit,
    documents: new Map([
      ['index.html', html],
      [payDocument, readFileSync(join(site, payDocument), 'utf8')],
    ]),
    headers: {
      document: homeHeaders(pay),
      hashed,
      named,
      pay,
      ...(demo?.pay !== undefined && { demo: { document: homeHeaders(demo.pay), pay: demo.pay } }),
    },
  })
}

/** A file of a site and all that it names, and what those name: names of files hold a hash, so none stands there by chance. */
export function loadedBy(name: string, files: ReadonlyMap<string, Uint8Array>): readonly string[] {
  const assets = [...files.keys()].filter((path) => /^assets\/.*(?<!\.(?:br|gz))$/.test(path))
  const found = new Set([name])
  // A set visits what is added on the way too.
  for (const path of found) {
    if (!/\.(?:html|js|css)$/.test(path)) continue
    const text = Buffer.from(files.get(path) ?? []).toString('utf8')
    for (const asset of assets) if (text.includes(basename(asset))) found.add(asset)
  }
  return [...found, ...[...files.keys()].filter((path) => beside.test(path))]
}

/** What stands beside the document without being named by it: licences, and what a wallet's maker asks the host for. */
const beside = /^(?:(?:pay-)?licences\.txt$|\.well-known\/)/

/** Where somebody arrives who asks for anything else: the way to the store, without a script or a style. */
function homePage({ name, defaultLanguage }: BrandConfig, store: string): string {
  const lang = htmlLang(defaultLanguage)
  const title = escapeHtml(name)
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="robots" content="noindex">`
  return `<!doctype html>\n<html lang="${lang}" dir="${directionOf(defaultLanguage)}"><head>${head}</head><body><a href="${store}/">${title}</a></body></html>\n`
}

const homeHeaders = (pay: HeaderSet): HeaderSet => ({
  ...pay,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
  'cross-origin-opener-policy': 'same-origin',
})

/** What a release says of its site. */
type SiteFacts = Omit<Parameters<typeof releaseManifest>[0], 'site'>

/** Writes manifest and host configurations beside the finished `site/` of a release. */
function describeSite(folder: string, release: SiteFacts): void {
  const manifest = releaseManifest({ ...release, site: filesOf(join(folder, 'site')) })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
  for (const { path, text } of hostFiles(manifest)) {
    const file = join(folder, 'hosts', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

const blockSize = 512

/**
 * A gzipped tar archive in the ustar form that is the same, byte for byte, for the same files: sorted by path, without
 * owners, all from one moment. Node has no writer of its own, and every system can read the form. Paths have slashes and at most 255
 * bytes.
 */
export function tarArchive(
  files: readonly { readonly path: string; readonly content: Uint8Array }[],
): Uint8Array {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const blocks = sorted.flatMap(({ path, content }) => [
    headerOf(path, content.length),
    content,
    new Uint8Array((blockSize - (content.length % blockSize)) % blockSize),
  ])
  return gzipSync(Buffer.concat([...blocks, new Uint8Array(2 * blockSize)]), { level: 9 })
}

function headerOf(path: string, size: number): Uint8Array {
  const header = Buffer.alloc(blockSize)
  const { name, prefix } = splitPath(path)
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`
  header.write(name, 0)
  header.write(octal(0o644, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(0, 12), 136)
  // The sum is taken with spaces in its own place.
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** A name of up to 100 bytes, and what stands before it in up to 155. Throws for a path that does not fit. */
function splitPath(path: string): { readonly name: string; readonly prefix: string } {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' }
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)]
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return { name, prefix }
  }
  throw new Error(`${path} is too long for an archive`)
}

/**
 * Makes the release of a built store: a folder with the site, and beside it what is kept and not published, and an
 * archive of both. The commit is written into the documents, and nothing else changes. Its name is `<brand>-<commit>-<hash>`, its size that
 * of the site as it is published, in bytes. Source: decision 85.
 */
export async function releaseStore(from: {
  readonly key: string
  readonly commit: Commit
  /** The CycloneDX list of its packages, as pnpm writes it. */
  readonly sbom: string
  /** Where releases are put. */
  readonly target: string
}) {
  const { key, commit, sbom, target } = from
  const { folder: app, brand } = await readBrandApp(key)
  const dist = join(app, 'dist')
  const headers = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')) as ResponseHeaders
  const hash = versionIn(readFileSync(join(dist, 'index.html'), 'utf8'))
  const version = `${commit.id.slice(0, 10)}-${hash}`
  const name = `${key}-${version}`
  const folder = join(target, name)
  const site = join(folder, 'site')
  rmSync(folder, { recursive: true, force: true })
  // The header sets are in the manifest; players need not read them.
  cpSync(dist, site, { recursive: true, filter: (path) => !path.endsWith('headers.json') })
  const names = ['index.html', ...(headers.pay === undefined ? [] : [payDocument])]
  const changed = writeVersion(site, names, version)
  const documents = new Map(names.map((each) => [each, readFileSync(join(site, each), 'utf8')]))
  await compress(site, { names: changed })

  const maps = join(app, 'sourcemaps')
  cpSync(maps, join(folder, 'sourcemaps'), { recursive: true })
  const published = filesOf(site)
  const scripts = scriptsOf(published, maps)
  await keepEnd(join(folder, 'hosts/no-worker'))
  describeSite(folder, { brand, version, commit, documents, headers })
  await payRelease(folder, { brand, version, commit, headers })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('scripts.json', JSON.stringify(scriptInventory({ brand, headers, scripts, documents }), null, 2))
  const licences = published.filter(({ path }) => /^[\w-]*licences\.txt$/.test(path))
  write(
    'sbom.cdx.json',
    reproducibleSbom(sbom, {
      committedAt: commit.committedAt,
      licences: licences.map(({ content }) => content.toString()),
    }),
  )
  writeFileSync(
    `${folder}.tar.gz`,
    tarArchive(filesOf(folder).map((file) => ({ ...file, path: `${name}/${file.path}` }))),
  )
  const size = published.reduce((sum, { content }) => sum + content.length, 0)
  return { name, folder, size }
}

/** The worker that ends others, for a host that cannot wait for a release without one. Source: decision 97. */
async function keepEnd(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, workerFile), (await buildWorker('end')).code)
  await compress(folder)
}

/** The hash that the build left in the document. Throws where it left none. */
function versionIn(html: string): string {
  const [, version = ''] = /<meta name="topup-version" content="([0-9a-f]{12})">/.exec(html) ?? []
  if (version === '') throw new Error('The built document has no version: build it again')
  return version
}

/** The scripts of a site with what they were made from, as their source maps say. */
function scriptsOf(site: ReturnType<typeof filesOf>, maps: string): readonly KnownScript[] {
  return site
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, content }) => {
      const map = join(maps, `${path}.map`)
      // What the bundler writes itself has no map.
      const { sources } = existsSync(map)
        ? (JSON.parse(readFileSync(map, 'utf8')) as Pick<KnownScript, 'sources'>)
        : { sources: ['rolldown'] }
      return { path, integrity: sha384(content), sources }
    })
}
