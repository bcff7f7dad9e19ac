import { test } from '@playwright/test'

/** The store of journeys that carry no tag. */
const usualStore = 'watt'

/**
 * The tag of a journey through a store that is not `watt`: `npm test` runs a journey again when the store of its tag
 * changed.
 */
export const storeTag = (brand: string): string => `@store:${brand}`

/** The tag of the journeys that `npm test` runs, where a row of a table is one of them; `npm run test:full` runs all. */
export const coreIf = (isCore: boolean): string[] => (isCore ? ['@core'] : [])

/**
 * Origin of a store that the global setup serves. Throws for an unknown brand key, and inside a journey that does not
 * carry the store's tag.
 */
export function storeOrigin(brand: string): string {
  const { tags } = test.info()
  const tagged = tags.filter((tag) => tag.startsWith(storeTag('')))
  if (tagged.length > 1)
    throw new Error(`A journey has one store, and this one has the tags ${tagged.join(' ')}`)
  const isKnown = tagged.length === 0 ? brand === usualStore : tagged.includes(storeTag(brand))
  if (!isKnown) throw new Error(`The journey visits ${brand} and needs the tag ${storeTag(brand)}`)
  const origins = JSON.parse(process.env['STORES'] ?? '{}') as Readonly<Record<string, string>>
  const origin = origins[brand]
  if (origin === undefined)
    throw new Error(`The store ${brand} is not built: turbo run build:sandbox --filter=@topup/${brand}`)
  return origin
}

/** Origins of the sandbox: the main host, then the backups. */
export function sandboxOrigins(): readonly string[] {
  return JSON.parse(process.env['SANDBOX'] ?? '[]') as readonly string[]
}
