import { type BrandConfig, showsNewVersion } from '@topup/domain'

/** A layout that a store has, and an address that leads into it. */
export interface Layout {
  readonly kind: 'new' | 'old'
  /** Query of the address, as `client_id=a&domain_area=b`; empty where every visitor sees it. */
  readonly query: string
}

/** The layouts of a store, each with a visit that sees it: a game of its own where one decides. Source: spec §6. */
export function layoutsOf({
  newVersion,
  games,
  regions,
}: Pick<BrandConfig, 'newVersion' | 'games' | 'regions'>): readonly Layout[] {
  if (newVersion.kind === 'everyone') return [{ kind: 'new', query: '' }]
  if (newVersion.kind === 'nobody') return [{ kind: 'old', query: '' }]
  const [first = ''] = games.map(({ clientIds }) => clientIds.web)
  const visits = [
    ...games.map(({ clientIds, region }) => ({ clientId: clientIds.web, region, area: '' })),
    ...regions.map((region) => ({ clientId: first, region, area: `&domain_area=${region}` })),
  ]
  return (['new', 'old'] as const).flatMap((kind): readonly Layout[] => {
    const isOfKind = (visit: (typeof visits)[number]) =>
      showsNewVersion(newVersion, { ...visit, parentClientId: null }) === (kind === 'new')
    const visit = visits.find(isOfKind)
    return visit === undefined
      ? []
      : [{ kind, query: `client_id=${encodeURIComponent(visit.clientId)}${visit.area}` }]
  })
}

/** An address of a store in a layout. */
export function addressIn({ query }: Layout, origin: string, path: string): string {
  if (query === '') return origin + path
  return `${origin}${path}${path.includes('?') ? '&' : '?'}${query}`
}
