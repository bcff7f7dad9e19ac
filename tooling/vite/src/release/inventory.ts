import { allDropIns } from '@topup/api-client/providers/allProviders'
import type { DropInFacts } from '@topup/api-client/providers/dropInFacts'
import { cardScriptsOf } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import { inlineHashes } from '../deploy/deployPlugin.ts'
import type { ResponseHeaders } from '../deploy/responseHeaders.ts'

/** A place outside the store that a policy lets in. */
interface OutsideHost {
  readonly document: string
  readonly directive: string
  readonly source: string
  readonly reason: string
}

const wanted = ['script-src', 'connect-src', 'frame-src', 'img-src', 'style-src', 'font-src', 'form-action']

/** Every host and frame that the policies of a store let in, each with its reason. Throws for one without. Source: PCI DSS 6.4.3. */
function outsideHosts(brand: BrandConfig, headers: ResponseHeaders): readonly OutsideHost[] {
  const policies = [headers, ...(headers.demo === undefined ? [] : [headers.demo])].flatMap(
    ({ document, pay }) =>
      [['index.html', document], ...(pay === undefined ? [] : [['pay.html', pay] as const])] as const,
  )
  const found = policies.flatMap(([document, set]) =>
    (set['content-security-policy'] ?? '').split('; ').flatMap((text) => {
      const [directive = '', ...sources] = text.split(' ')
      if (!wanted.includes(directive)) return []
      return sources
        .filter((source) => /^(?:https?:|wss?:|data:|blob:|\*)/.test(source))
        .map((source) => ({
          document,
          directive,
          source,
          reason: document === 'pay.html' ? payReason(brand, { directive, source }) : reasonOf(brand, source),
        }))
    }),
  )
  // The policies of two deployments have much in common.
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
}

/** Why the pay document may reach a place. Throws for a script that no provider is named for. */
function payReason(
  brand: BrandConfig,
  { directive, source }: Pick<OutsideHost, 'directive' | 'source'>,
): string {
  if (source === 'https:') return 'the page of a bank, whose address no list holds (decisions 20 and 94)'
  if (/^(?:data|blob):/.test(source)) return 'drawings of the payment form'
  if (isOfCardScript(brand, source)) return 'the dialog of the card provider (decision 98)'
  if (brand.deployments.some((row) => row.dataOrigin === source)) return 'reports of what broke (decision 92)'
  const wallet = walletOf(source)
  if (wallet !== undefined)
    return directive === 'script-src'
      ? `the script of the wallet ${wallet}, which comes from its maker’s host alone, without a version or a published hash (decision 95)`
      : `what the script of the wallet ${wallet} asks for (decision 95)`
  if (directive !== 'script-src') return 'the payment form of a provider (decision 20)'
  const [provider] =
    Object.entries<DropInFacts>(allDropIns).find(([, { hosts }]) => hosts().scripts.includes(source)) ?? []
  if (provider === undefined)
    throw new Error(`Nothing says whose scripts pay.html takes from ${source}: add it to inventory.ts`)
  return `the script of ${provider}, which comes from its host alone and without a published hash (decision 96)`
}

/** The wallet whose code contacts a place; undefined for the place of a provider. */
const walletOf = (source: string): string | undefined =>
  Object.values<DropInFacts>(allDropIns)
    .flatMap(({ wallets }) => Object.entries(wallets ?? {}))
    .find(([, { hosts }]) => Object.values(hosts()).flat().includes(source))?.[0]

function isOfCardScript(brand: BrandConfig, source: string): boolean {
  return cardScriptsOf(brand).some(({ url }) => new URL(url).origin === source)
}

function reasonOf(brand: BrandConfig, source: string): string {
  if (source === 'https:' || source === 'data:') return 'pictures whose addresses the publisher sends'
  const { deployments } = brand
  if (deployments.some(({ payOrigin }) => payOrigin === source))
    return 'the pay document of the store, at an origin of its own (decision 95)'
  if (deployments.some((row) => [row.apiOrigin, ...row.backupApiOrigins].includes(source)))
    return 'the calls of the publisher'
  if (deployments.some((row) => row.dataOrigin === source))
    return 'tracking of the publisher (spec §7), and reports of what broke (decision 92)'
  if (isOfCardScript(brand, source)) return 'the script of the card provider (spec §1)'
  throw new Error(`Nothing says why index.html may reach ${source}: add it to inventory.ts`)
}

/** Why a script is part of a store, by what it was made from. Every source has to fall under a row. */
const reasons: readonly (readonly [sources: RegExp, reason: string])[] = [
  [/client\/entry\.ts$/, 'starts the store, on old phones after the polyfills'],
  [/node_modules\/.*(?:core-js|polyfill|intl-pluralrules)|client\/polyfills/, 'what old browsers lack'],
  [
    /vite\/src\/worker\/program|node_modules\/.*workbox/,
    'keeps the store for a visit without a network, as a service worker (decision 97)',
  ],
  [/node_modules\/.*@adyen/, 'the payment form of Adyen, in the pay document'],
  [/packages\/flows\/src\/dropIn/, 'pays an order by the form of a payment provider'],
  [/packages\/flows\/src\/features\/login|@topup\/socialLogins/, 'logs players in'],
  [
    /packages\/flows\/src\/features\/purchase|packages\/api-client\/src\/pay|@topup\/checkout/,
    'orders, pays and follows orders',
  ],
  [
    /packages\/flows\/src\/features\/reporting|node_modules\/.*web-vitals/,
    'reports what broke and how fast the store was, without the player (decision 92)',
  ],
  [/packages\/flows\/src\/features\/tracking/, 'tells the publisher what was looked at and bought (spec §7)'],
  [/packages\/flows\/src\/platform\/cardScript/, 'loads the script of the card provider (spec §1)'],
  [/packages\/flows\/src\/pages\/paymentLink/, 'pays what a payment link asks for'],
  [/packages\/flows\/src\/(?:features|pages|popups|frame|app|visit|store|early)/, 'the screens of the store'],
  [/packages\/flows\/src\/(?:platform|i18n|index)/, 'storage, windows, time and texts of the store'],
  [/packages\/(?:api-client|domain)/, 'calls of the publisher, and the rules of the store'],
  [
    /packages\/ui-kit|@fontsource|\.svg$|src\/(?:Mark|Wordmark|brand|theme|main)\b|@topup\/(?:locales|pay|store)$/,
    'what the store looks like, and its facts',
  ],
  [
    /node_modules\/.*(?:culori|react|scheduler|i18next|zustand|valibot|ky|idb|use-sync|cookie|set-cookie|void-elements|html-parse)/,
    'libraries that draw and run the store',
  ],
  [/^\0|vite\/|virtual:|rolldown|@oxc-project|commonjs|tooling\/vite/, 'joins the parts of the build'],
]

/** Why a script with these sources is there. Throws for a source that no row explains. Source: PCI DSS 6.4.3. */
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
  readonly debugId: string
  /** What it was made from, as its source map says. */
  readonly sources: readonly string[]
}

/** Everything that may run in the documents of a store, and why. */
interface ScriptInventory {
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
    'asks for the first screen (decision 18)',
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
