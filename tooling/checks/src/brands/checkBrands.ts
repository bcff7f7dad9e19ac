import type { BrandConfig } from '@topup/domain'
import { type BrandApp, listApps, readBrandApp } from '@topup/vite'
import type { CheckRow } from '../report/checkRow.ts'
import { appViolations } from './appViolations.ts'
import { brandViolations, ids, links } from './brandViolations.ts'

/**
 * Every brand's facts hold together and agree with decision 38, and no two brands share a host, an id, a name or a face.
 */
export async function checkBrands(): Promise<readonly CheckRow[]> {
  const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
  const brands = apps.map(({ brand }) => brand)
  return [
    ...apps.map((app): CheckRow =>
      verdict(app.brand.key, [...brandViolations(app.brand), ...appViolations(app)]),
    ),
    verdict(`${apps.length} brands`, [...sharedFacts(brands), ...sharedNames(brands), ...sharedFaces(apps)]),
  ]
}

/** Hosts and ids that stand in more than one brand, or twice in one. */
export function sharedFacts(brands: readonly BrandConfig[]): readonly string[] {
  const owners = new Map<string, string[]>()
  for (const brand of brands) {
    const hosts = new Set(links(brand).map((link) => new URL(link).host))
    for (const fact of [...hosts, ...ids(brand).map(([, id]) => id)]) {
      owners.set(fact, [...(owners.get(fact) ?? []), brand.key])
    }
  }
  return [...owners]
    .filter(([, keys]) => keys.length > 1)
    .map(([fact, keys]) => `${fact} stands in ${keys.join(', ')}`)
}

/** Names that more than one brand has: a player could not tell the stores apart. */
export function sharedNames(brands: readonly BrandConfig[]): readonly string[] {
  const written = ({ name }: BrandConfig) => name.trim().toLowerCase()
  const namesakes = Map.groupBy(brands, written)
  return [...namesakes.values()]
    .filter((group) => group.length > 1)
    .map((group) => `the name ${group[0]?.name} stands in ${group.map(({ key }) => key).join(', ')}`)
}

/** Brands with the same hero and the same layout of cards: sixteen phones side by side would show one store. Source: decision 83. */
export function sharedFaces(apps: readonly Pick<BrandApp, 'brand' | 'theme'>[]): readonly string[] {
  const faceOf = ({ theme: { hero, cards = 'tile' } }: Pick<BrandApp, 'theme'>) =>
    `${hero} over ${cards} cards`
  return [...Map.groupBy(apps, faceOf)]
    .filter(([, group]) => group.length > 1)
    .map(([face, group]) => `the face ${face} is that of ${group.map(({ brand }) => brand.key).join(', ')}`)
}

function verdict(subject: string, faults: readonly string[]): CheckRow {
  return faults.length === 0
    ? { subject, kind: 'passed', detail: 'facts hold together' }
    : { subject, kind: 'failed', detail: faults.join('; ') }
}
