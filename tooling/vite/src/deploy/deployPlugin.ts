import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { allDropIns } from '@topup/api-client/providers/allProviders'
import type { DropInFacts, DropInHosts } from '@topup/api-client/providers/dropInFacts'
import { cardScriptsOf } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import type { Plugin } from 'vite'
import { sandboxMeta } from '../sandbox/sandboxMeta.ts'
import { sharedSandbox } from '../sandbox/sharedSandbox.ts'
import { payDocument } from '../pay/payHtmlPlugin.ts'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { compress } from './compress.ts'
import { pinDocuments, rewriteDocuments, stampDocuments } from './sealDocuments.ts'
import { responseHeaders } from './responseHeaders.ts'

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
        if (mode !== 'sandbox') await moveSourceMaps(dir, join(app.folder, 'sourcemaps'))
        const documents = ['index.html', ...(app.dropIns === null ? [] : [payDocument])]
        const origins = mode === 'sandbox' ? sharedSandbox(process.env) : null
        if (origins !== null && origins.length > 0)
          rewriteDocuments(dir, documents, (html) => sandboxMeta(html, { origins }))
        pinDocuments(dir, documents)
        const headers = responseHeaders(
          {
            brand: app.brand,
            ...inlineHashes(await readFile(join(dir, 'index.html'), 'utf8')),
            sandboxOrigins: origins,
          },
          app.dropIns === null
            ? null
            : {
                hosts: app.dropIns.map((dropIn) => hostsOf(dropIn, app.brand)),
                ...inlineHashes(await readFile(join(dir, payDocument), 'utf8')),
              },
        )
        await writeFile(join(dir, 'headers.json'), JSON.stringify(headers, null, 2))
        stampDocuments(dir, documents)
        await compress(dir)
      },
    },
  }
}

const factsOf: ReadonlyMap<string, DropInFacts> = new Map(Object.entries(allDropIns))

/** A drop-in without hosts could not do anything: better no build. */
function hostsOf(dropIn: string, brand: BrandConfig): DropInHosts {
  const facts = factsOf.get(dropIn)
  if (facts === undefined) throw new Error(`The drop-in ${dropIn} names no hosts`)
  return facts.needsCardScript === true ? withCardScript(facts.hosts(), brand) : facts.hosts()
}

/** The hosts of a drop-in together with those of the brand's card script, by which its dialog opens. Source: decision 98. */
function withCardScript(hosts: DropInHosts, brand: BrandConfig): DropInHosts {
  const own = cardScriptsOf(brand).map(({ url }) => new URL(url).origin)
  const { scripts, connect, images, frames } = hosts
  return {
    ...hosts,
    scripts: [...scripts, ...own],
    connect: [...connect, ...own],
    images: [...images, ...own],
    frames: [...frames, ...own],
  }
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

async function moveSourceMaps(from: string, to: string): Promise<void> {
  const names = (await readdir(from, { recursive: true })).filter((name) => name.endsWith('.map'))
  await rm(to, { recursive: true, force: true })
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await rename(join(from, name), join(to, name))
  }
}
