import { allDropIns } from '@topup/api-client/providers/allProviders'
import type { DropInFacts } from '@topup/api-client/providers/dropInFacts'
import { cardScriptsOf } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import type { ResponseHeaders } from '../deploy/responseHeaders.ts'

/** A place outside the store that a policy lets in. */
export interface OutsideHost {
  readonly document: string
  readonly directive: string
  readonly source: string
  readonly reason: string
}

const wanted = ['script-src', 'connect-src', 'frame-src', 'img-src', 'style-src', 'font-src', 'form-action']

/** Every host and frame that the policies of a store let in, each with its reason. Throws for one without. Source: PCI DSS 6.4.3. */
export function outsideHosts(brand: BrandConfig, headers: ResponseHeaders): readonly OutsideHost[] {
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
    throw new Error(`Nothing says whose scripts pay.html takes from ${source}: add it to outsideHosts.ts`)
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
  throw new Error(`Nothing says why index.html may reach ${source}: add it to outsideHosts.ts`)
}
