import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BrandConfig, Wallet } from '@topup/domain'
import type { Plugin } from 'vite'
import { sandboxMeta, sharedSandbox } from '../sandbox/sandboxMeta.ts'
import { payDocument } from '../pay/payHtmlPlugin.ts'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { advertNames } from './advertNames.ts'
import { compress } from './compress.ts'
import { deploymentHeaders } from './deploymentHeaders.ts'
import { payHosts } from './contentSecurityPolicy.ts'
import { pinDocuments, rewriteDocuments, stampDocuments } from './sealDocuments.ts'
import { responseHeaders } from './responseHeaders.ts'
import type { ResponseHeaders } from './responseHeaders.ts'

/**
 * Makes a finished build ready for a release: moves source maps out of the public folder, seals the documents, writes the
 * header set (`headers.json`, from which a release makes the configuration of every host) and compresses every text.
 */
export function deployPlugin(app: BrandApp, mode: string): Plugin {
  return {
    name: 'topup:deploy',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) return
        const unlucky = advertNames(await readdir(dir, { recursive: true }))
        if (unlucky.length > 0)
          throw new Error(
            `Block lists take these files for adverts; call them otherwise: ${unlucky.join(', ')}`,
          )
        if (mode !== 'sandbox') await moveSourceMaps(dir, join(app.folder, 'sourcemaps'))
        const documents = ['index.html', ...(app.dropIns.length === 0 ? [] : [payDocument])]
        const origins = mode === 'sandbox' ? sharedSandbox(process.env) : null
        if (origins !== null && origins.length > 0)
          rewriteDocuments(dir, documents, (html) => sandboxMeta(html, { origins }))
        pinDocuments(dir, documents)
        const headers = await headersOf(app, { dir, sandboxOrigins: origins })
        await writeFile(join(dir, 'headers.json'), JSON.stringify(headers, null, 2))
        stampDocuments(dir, documents)
        await compress(dir, { effort: mode === 'sandbox' ? 'quick' : 'best' })
      },
    },
  }
}

/**
 * The header sets of a build. A sandbox build has one for all deployments, and the pay document's twice: as the brand's facts say,
 * and for a server that names an origin of its own for it, where every wallet may be tried. Source: decision 95.
 */
async function headersOf(
  { brand, dropIns }: Pick<BrandApp, 'brand' | 'dropIns'>,
  { dir, sandboxOrigins }: { readonly dir: string; readonly sandboxOrigins: readonly string[] | null },
): Promise<ResponseHeaders> {
  const hashesIn = async (name: string) => inlineHashes(await readFile(join(dir, name), 'utf8'))
  const own = await hashesIn('index.html')
  const hashes = dropIns.length === 0 ? null : await hashesIn(payDocument)
  const make = (facts: BrandConfig, wallets?: readonly Wallet[]) =>
    responseHeaders(
      { brand: facts, ...own, sandboxOrigins },
      hashes && { hosts: payHosts({ brand: facts, dropIns }, wallets), ...hashes },
    )
  if (sandboxOrigins === null) return deploymentHeaders(brand, make)
  const { pay: payApart } = make(brand, ['applePay', 'googlePay'])
  return { ...make(brand), ...(payApart !== undefined && { payApart }) }
}

/** `sha256-...` of each inline style sheet and script in a document. */
export function inlineHashes(html: string): {
  readonly styleHashes: readonly string[]
  readonly scriptHashes: readonly string[]
} {
  const hashes = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(
      ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    )
  return {
    styleHashes: hashes(/<style[^>]*>([\s\S]*?)<\/style>/g),
    scriptHashes: hashes(/<script>([\s\S]*?)<\/script>/g),
  }
}

/** How the bundler names a file in a module's source; the name differs from run to run, and a release does not. */
const fileReference = /(import\.meta\.ROLLDOWN_FILE_URL)_[\w$-]+/g

/** Moves the source maps out of the site, as texts that are the same for the same sources. */
export async function moveSourceMaps(from: string, to: string): Promise<void> {
  const names = (await readdir(from, { recursive: true })).filter((name) => name.endsWith('.map'))
  await rm(to, { recursive: true, force: true })
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await writeFile(join(to, name), (await readFile(join(from, name), 'utf8')).replace(fileReference, '$1'))
    await rm(join(from, name))
  }
}
