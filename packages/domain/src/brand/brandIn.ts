import type { DeploymentFacts } from './brandConfig.ts'

/**
 * A brand's facts as they are in one deployment: the brand's own, and in their place those that the deployment has for
 * itself. Source: decision 65.
 */
export function brandIn<Brand extends Partial<Record<keyof DeploymentFacts, unknown>>>(
  brand: Brand,
  deployment: { readonly own?: Partial<Pick<Brand, keyof DeploymentFacts & keyof Brand>> } | null,
): Brand {
  const own = deployment?.own
  return own === undefined ? brand : { ...brand, ...own }
}
