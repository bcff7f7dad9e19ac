import { cardScriptsOf } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import { inlineHashes } from '../deploy/deployPlugin.ts'
import type { ResponseHeaders } from '../deploy/responseHeaders.ts'
import { outsideHosts } from './outsideHosts.ts'
import type { OutsideHost } from './outsideHosts.ts'
import { reasonsOf } from './scriptReasons.ts'

/** A file of the site with what is known of it. */
export interface KnownScript {
  readonly path: string
  readonly integrity: string
  readonly debugId: string
  /** What it was made from, as its source map says. */
  readonly sources: readonly string[]
}

/** Everything that may run in the documents of a store, and why. */
export interface ScriptInventory {
  readonly scripts: readonly {
    readonly path: string
    readonly integrity: string
    readonly reasons: readonly string[]
  }[]
  readonly inline: readonly { readonly document: string; readonly hash: string; readonly reason: string }[]
  readonly cardScripts: readonly { readonly url: string; readonly integrity: string | null }[]
  readonly outside: readonly OutsideHost[]
}

/** The inline scripts of each document, in their order. */
const inlineReasons: Readonly<Record<string, readonly string[]>> = {
  'index.html': [
    'takes secrets out of the address before anything else runs (decision 35), and keeps what breaks until it can be reported (decision 92)',
    'asks for the first screen and paints it (decision 18)',
  ],
  'pay.html': ['takes what a bank sends back out of the address before anything else runs (decision 95)'],
}

/** The inventory of one built store. Throws for anything that has no reason. Source: PCI DSS 6.4.3. */
export function scriptInventory(build: {
  readonly brand: BrandConfig
  readonly headers: ResponseHeaders
  readonly scripts: readonly KnownScript[]
  /** Text of each document by its name. */
  readonly documents: ReadonlyMap<string, string>
}): ScriptInventory {
  const { brand, headers, scripts, documents } = build
  const inline = [...documents].flatMap(([document, html]) =>
    inlineHashes(html).scriptHashes.map((hash, at) => {
      const reason = inlineReasons[document]?.[at]
      if (reason === undefined)
        throw new Error(
          `Nothing says why ${document} has its inline script ${at + 1}: add it to inventory.ts`,
        )
      return { document, hash, reason }
    }),
  )
  return {
    scripts: scripts.map(({ path, integrity, sources }) => ({
      path,
      integrity,
      reasons: reasonsOf(path, sources),
    })),
    inline,
    cardScripts: cardScriptsOf(brand).map(({ url, integrity }) => ({ url, integrity: integrity ?? null })),
    outside: outsideHosts(brand, headers),
  }
}
