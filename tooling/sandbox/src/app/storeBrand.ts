import type { World } from '../world/world.ts'

/**
 * Which brand a store is, for the few calls that carry no client id: by its registered origin, by the first label of
 * the host it calls (`ko.localhost`), else the default.
 */
export function storeBrandOf(
  world: World,
  from: { readonly origin: string | null; readonly host: string },
): string {
  const registered = from.origin === null ? undefined : world.stores.get(from.origin)
  if (registered !== undefined) return registered
  const label = from.host.split('.')[0]
  return [...world.shop.brands.keys()].find((brand) => brand.toLowerCase() === label) ?? world.defaultBrand
}
