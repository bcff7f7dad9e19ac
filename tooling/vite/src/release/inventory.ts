import { allDropIns } from '@topup/api-client/providers/allProviders'
import type { DropInFacts } from '@topup/api-client/providers/dropInFacts'
import { cardScriptsOf } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import { inlineHashes } from '../deploy/deployPlugin.ts'
import type { ResponseHeaders } from '../deploy/responseHeaders.ts'

/** A host outside the store whose scripts a document may run. */
interface OutsideScripts {
  readonly document: string
  readonly source: string
  readonly reason: string
}

/** Every host whose scripts the policies of a store let in, each with its reason. Throws for one without. */
function outsideScripts(brand: BrandConfig, headers: ResponseHeaders): readonly OutsideScripts[] {
  const found = [headers, headers.demo].flatMap((sets) =>
    [['index.html', sets?.document] as const, ['pay.html', sets?.pay] as const].flatMap(([document, set]) => {
      const [, sources = ''] = /(?:^|; )script-src ([^;]*)/.exec(set?.['content-security-policy'] ?? '') ?? []
      return sources
        .split(' ')
        .filter((source) => /^(?!')./.test(source))
        .map((source) => ({ document, source, reason: outsideReason(brand, { document, source }) }))
    }),
  )
  // The policies of two deployments have much in common.
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
}

function outsideReason(
  brand: BrandConfig,
  { document, source }: Pick<OutsideScripts, 'document' | 'source'>,
): string {
  if (cardScriptsOf(brand).some(({ url }) => new URL(url).origin === source))
    return 'the script of the card provider (spec §1, decision 98)'
  for (const [name, { hosts, wallets = {} }] of document === 'pay.html' ? dropIns : []) {
    if (hosts().scripts.includes(source))
      return `the script of ${name}, which comes from its host alone and without a published hash (decision 96)`
    const [wallet] = Object.entries(wallets).find(([, own]) => own.hosts().scripts.includes(source)) ?? []
    if (wallet !== undefined)
      return `the script of the wallet ${wallet}, which comes from its maker’s host alone, without a version or a published hash (decision 95)`
  }
  throw new Error(`Nothing says whose scripts ${document} takes from ${source}: add it to inventory.ts`)
}

const dropIns = Object.entries<DropInFacts>(allDropIns)

/** Why a script is part of a store, by what it was made from. Every source has to fall under a row. */
const reasons: readonly (readonly [sources: RegExp, reason: string])[] = [
  [
    /node_modules\/.*(?:core-js|polyfill|intl-pluralrules)|vite\/src\/client\/(?:entry|polyfills)/,
    'starts the store, on old phones after what they lack',
  ],
  [
    /vite\/src\/worker\/program|node_modules\/.*workbox/,
    'keeps the store for a visit without a network, as a service worker (decision 97)',
  ],
  [/packages\/flows\/src\/dropIn|node_modules\/.*@adyen/, 'pays an order by the form of a payment provider'],
  [
    /packages\/|src\/(?:Mark|Wordmark|brand|theme|main)\b|@topup\/|@fontsource|\.svg$|node_modules\/.*(?:culori|react|scheduler|i18next|zustand|valibot|ky|idb|use-sync|cookie|set-cookie|void-elements|html-parse|web-vitals)/,
    'the store: its screens, its rules, its calls of the publisher, and the libraries that draw and run it',
  ],
  [/^\0|vite\/|virtual:|rolldown|@oxc-project|commonjs|tooling\/vite/, 'joins the parts of the build'],
]

/** Why a script with these sources is there. Throws for a source that no row explains. */
function reasonsOf(script: string, sources: readonly string[]): readonly string[] {
  const found = sources.map((source) => {
    const row = reasons.find(([pattern]) => pattern.test(source))
    if (row === undefined)
      throw new Error(`Nothing says why ${script} holds ${source}: add a row to inventory.ts`)
    return row[1]
  })
  return reasons.map(([, reason]) => reason).filter((reason) => found.includes(reason))
}

/** A file of the site with what is known of it. */
export interface KnownScript {
  readonly path: string
  readonly integrity: string
  /** What it was made from, as its source map says. */
  readonly sources: readonly string[]
}

/** The inline scripts of each document, in their order. */
const inlineReasons: Readonly<Record<string, readonly string[]>> = {
  'index.html': [
    'takes secrets out of the address before anything else runs (decision 35), and keeps what breaks until it can be reported (decision 92)',
    'asks for the first screen (decision 18)',
  ],
  'pay.html': ['takes what a bank sends back out of the address before anything else runs (decision 95)'],
}

/** Everything that may run in the documents of a store, and why. Throws for anything that has no reason. Source: PCI DSS 6.4.3. */
export function scriptInventory(build: {
  readonly brand: BrandConfig
  readonly headers: ResponseHeaders
  readonly scripts: readonly KnownScript[]
  /** Text of each document by its name. */
  readonly documents: ReadonlyMap<string, string>
}) {
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
    outside: outsideScripts(brand, headers),
  }
}
