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
  const policies = [
    ['index.html', headers.document],
    ...(headers.pay === undefined ? [] : [['pay.html', headers.pay] as const]),
  ] as const
  return policies.flatMap(([document, set]) =>
    (set['content-security-policy'] ?? '').split('; ').flatMap((text) => {
      const [directive = '', ...sources] = text.split(' ')
      if (!wanted.includes(directive)) return []
      return sources
        .filter((source) => /^(?:https?:|wss?:|data:|blob:|\*)/.test(source))
        .map((source) => ({ document, directive, source, reason: reasonOf(brand, document, source) }))
    }),
  )
}

function reasonOf(brand: BrandConfig, document: string, source: string): string {
  if (document === 'pay.html' && source === 'https:')
    return 'the page of a bank, whose address no list holds (decisions 20 and 94)'
  if (document === 'pay.html' && brand.deployments.some((row) => row.dataOrigin === source))
    return 'reports of what broke (decision 92)'
  if (document === 'pay.html')
    return /^(?:data|blob):/.test(source)
      ? 'drawings of the payment form'
      : 'the payment form of a provider (decision 20)'
  if (source === 'https:' || source === 'data:') return 'pictures whose addresses the publisher sends'
  const { deployments } = brand
  if (deployments.some((row) => [row.apiOrigin, ...row.backupApiOrigins].includes(source)))
    return 'the calls of the publisher'
  if (deployments.some((row) => row.dataOrigin === source))
    return 'tracking of the publisher (spec §7), and reports of what broke (decision 92)'
  const scripts = [brand, ...deployments.map(({ own }) => own)].map((facts) => facts?.cardScript?.url)
  if (scripts.some((url) => url !== undefined && new URL(url).origin === source))
    return 'the script of the card provider (spec §1)'
  throw new Error(`Nothing says why ${document} may reach ${source}: add it to outsideHosts.ts`)
}
