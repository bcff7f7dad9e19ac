import { apiOriginsOf, brandIn } from '@topup/domain'
import { listApps, readBrandApp } from '@topup/vite/apps'
import type { KnownBrands } from './checkService.ts'

/**
 * Reads the facts of all stores; those of the asked one are as the deployment of this API origin states them, else its demo.
 * Throws a plain sentence for a brand that there is not.
 */
export async function readBrands(key: string | null, apiOrigin: string): Promise<KnownBrands> {
  const keys = listApps()
  if (key !== null && !keys.includes(key))
    throw new Error(`There is no brand "${key}". Brands: ${keys.join(', ')}.`)
  const brands = await Promise.all(keys.map(async (each) => (await readBrandApp(each)).brand))
  const asked = brands.find((brand) => brand.key === key) ?? null
  const deployments = asked?.deployments ?? []
  const deployment =
    deployments.find((each) => apiOriginsOf(each).includes(apiOrigin)) ??
    deployments.find(({ environment }) => environment === 'demo') ??
    null
  return {
    brand: asked === null ? null : brandIn(asked, deployment),
    others: brands.filter((brand) => brand !== asked),
  }
}
