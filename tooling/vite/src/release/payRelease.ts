import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { directionOf, htmlLang } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import { compress } from '../deploy/compress.ts'
import type { HeaderSet, ResponseHeaders } from '../deploy/responseHeaders.ts'
import { withVersion } from '../deploy/sealDocuments.ts'
import { payDocument } from '../pay/payHtmlPlugin.ts'
import { escapeHtml } from '../shell/escapeHtml.ts'
import { describeSite } from './describeSite.ts'
import type { Commit } from './releaseManifest.ts'
import { filesOf } from './siteFiles.ts'

/** What the release of a store says that its pay site is made from. */
export interface PayReleaseSource {
  readonly brand: BrandConfig
  readonly version: string
  readonly commit: Commit
  readonly headers: ResponseHeaders
  readonly debugIds: Readonly<Record<string, string>>
}

/**
 * Makes the site of a pay document at an origin of its own, out of a finished release: the document, the files that it may
 * load and nothing else of the store, with manifest and host configurations beside it. Every other address there is a page
 * that leads to the store. Returns why there is no configuration for a host; null where no deployment has such an origin.
 * Source: decision 95.
 */
export async function payRelease(
  folder: string,
  { brand, version, commit, headers, debugIds }: PayReleaseSource,
): Promise<readonly string[] | null> {
  const { pay, hashed, named, demo } = headers
  const store = brand.deployments.find(({ payOrigin }) => payOrigin !== undefined)?.origins[0]
  if (store === undefined || pay === undefined) return null
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
  return describeSite(join(folder, 'pay'), {
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
    debugIds: Object.fromEntries(Object.entries(debugIds).filter(([path]) => files.includes(path))),
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
const beside = /^(?:pay-licences\.txt$|\.well-known\/)/

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
