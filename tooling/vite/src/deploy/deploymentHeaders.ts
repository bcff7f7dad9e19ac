import { brandIn } from '@topup/domain'
import type { BrandConfig, Deployment } from '@topup/domain'
import type { ResponseHeaders } from './responseHeaders.ts'

/**
 * The header sets of a brand: production's, and under `demo` those of the documents in the demo deployment. `make` gets the facts of
 * one deployment, so that no policy names a host of the other. Source: decision 65.
 */
export function deploymentHeaders(
  brand: BrandConfig,
  make: (facts: BrandConfig) => ResponseHeaders,
): ResponseHeaders {
  const [production, demo] = [factsIn(brand, 'production'), factsIn(brand, 'demo')]
  if (demo === null) return make(production ?? brand)
  const { document, pay } = make(demo)
  if (production === null) return make(demo)
  return { ...make(production), demo: { document, ...(pay !== undefined && { pay }) } }
}

/** The facts of a brand in one deployment, without a word of the others; null where it has no such deployment. */
export function factsIn(brand: BrandConfig, environment: Deployment['environment']): BrandConfig | null {
  const deployments = brand.deployments.filter((row) => row.environment === environment)
  const [first, ...more] = deployments
  if (first === undefined) return null
  // Several rows may have facts of their own: then the policy lets in those of the brand too.
  return { ...brandIn(brand, more.length === 0 ? first : null), deployments }
}
