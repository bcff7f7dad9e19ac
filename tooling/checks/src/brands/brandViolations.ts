import { factText, regionTerritories } from '@topup/domain'
import type { BrandConfig, CustomerService, DeploymentFacts } from '@topup/domain'
import { payOriginFaults } from './payOriginFaults.ts'
import { publishedFacts } from './publishedFacts.ts'
import { walletFaults } from './walletFaults.ts'

/** What is wrong with one brand's facts, in sentences; empty when they hold together. Source: decisions 37, 38. */
export function brandViolations(brand: BrandConfig): readonly string[] {
  return [
    ...publishedFactViolations(brand),
    ...deploymentFaults(brand),
    ...payOriginFaults(brand),
    ...walletFaults(brand),
    ...links(brand)
      .filter((link) => !link.startsWith('https://'))
      .map((link) => `${link} is not https`),
    ...(brand.languages.includes(brand.defaultLanguage)
      ? []
      : ['the default language is not among the languages']),
    ...brand.games
      .filter(({ region }) => !brand.regions.includes(region))
      .map(({ code }) => `game ${code} pays in a region that the brand does not have`),
    ...inferenceFaults(brand),
    ...regionFaults(brand),
    ...regionNameFaults(brand),
    ...layoutFaults(brand),
    ...sellerFaults(brand),
    ...mailFaults(brand),
    ...reportFaults(brand),
    ...twice(brand.regions).map((region) => `the region ${region} is listed twice`),
    ...twice(brand.languages).map((language) => `the language ${language} is listed twice`),
  ]
}

function publishedFactViolations(brand: BrandConfig): readonly string[] {
  const published = publishedFacts[brand.key]
  if (published === undefined) return []
  const differs = (what: string, is: string, should: string) =>
    is === should ? [] : [`${what} ${is} should be ${should}`]
  const sorted = (list: readonly string[]) => list.toSorted().join(' ')
  return [
    ...differs('languages', sorted(brand.languages), sorted(published.languages)),
    ...differs('default language', brand.defaultLanguage, published.languages[0] ?? ''),
    ...differs('regions', sorted(brand.regions), sorted(published.regions)),
    ...differs('new version for', brand.newVersion.kind, published.newVersion),
    ...differs('step bar', String(brand.stepBar), String(published.stepBar)),
  ]
}

function deploymentFaults(brand: BrandConfig): readonly string[] {
  const kinds = brand.deployments
    .map(({ environment }) => environment)
    .toSorted()
    .join(' ')
  const marked = brand.deployments.filter(
    ({ environment, origins }) =>
      origins.some((origin) => origin.includes('demo')) !== (environment === 'demo'),
  )
  return [
    ...(kinds === 'demo production'
      ? []
      : [`deployments are "${kinds}", wanted are one production and one demo`]),
    // Source: spec §1 "A host containing the word demo means the beta environment".
    ...marked.map(({ environment }) => `a host of ${environment} contradicts the word demo`),
  ]
}

function inferenceFaults(brand: BrandConfig): readonly string[] {
  const regionOf = new Map(
    brand.games.flatMap(({ clientIds, region }) => Object.values(clientIds).map((id) => [id, region])),
  )
  return Object.entries(brand.regionByClientId ?? {}).flatMap(([region, ids]) =>
    ids
      .filter((id) => (regionOf.get(id) ?? region) !== region)
      .map((id) => `${id} is listed under ${region}, its game pays elsewhere`),
  )
}

/** Facts that name a region in which the brand does not sell. */
function regionFaults(brand: BrandConfig): readonly string[] {
  const named: readonly (readonly [fact: string, regions: readonly string[]])[] = [
    ['legal.byRegion', Object.keys(brand.legal.byRegion ?? {})],
    ['newVersion', brand.newVersion.kind === 'regions' ? brand.newVersion.regions : []],
    ['regionByClientId', Object.keys(brand.regionByClientId ?? {})],
    ['trackedUtm', brand.trackedUtm === undefined ? [] : [brand.trackedUtm.region]],
  ]
  const sold: readonly string[] = brand.regions
  return named.flatMap(([fact, regions]) =>
    regions
      .filter((region) => !sold.includes(region))
      .map((region) => `${fact} names ${region}, where the brand does not sell`),
  )
}

/** Where players can choose a region, each has its row of the shared table; elsewhere none is shipped. Source: decision 24. */
function regionNameFaults({ regions, regionNames = {} }: BrandConfig): readonly string[] {
  const named = regions.length > 1 ? regions : []
  const should = Object.fromEntries(named.map((region) => [region, regionTerritories[region]]))
  return JSON.stringify(regionNames) === JSON.stringify(should)
    ? []
    : [`regionNames should be ${JSON.stringify(should)}`]
}

/** Games that see the new layout and that the brand does not sell. */
function layoutFaults({ games, newVersion }: BrandConfig): readonly string[] {
  if (newVersion.kind !== 'games') return []
  const known = new Set(games.flatMap(({ clientIds }) => Object.values(clientIds)))
  return newVersion.clientIds
    .filter((id) => !known.has(id))
    .map((id) => `newVersion names ${id}, which belongs to no game`)
}

/** The notice of specified commercial transactions without the seller that it has to name. Source: decision 64. */
function sellerFaults({ notices, seller, languages, defaultLanguage }: BrandConfig): readonly string[] {
  if (notices?.includes('specifiedCommercialTransactions') !== true) return []
  if (seller === undefined) return ['the notice of specified commercial transactions names no seller']
  return Object.entries(seller).flatMap(([field, text]) =>
    languages
      .filter((language) => factText(text, language, defaultLanguage).trim() === '')
      .map((language) => `seller.${field} says nothing in ${language}`),
  )
}

function mailFaults(brand: BrandConfig): readonly string[] {
  return customerServices(brand).flatMap((service) =>
    service.kind === 'mail' && !/^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/.test(service.address)
      ? [`customer service has no mail address at ${service.address}`]
      : [],
  )
}

/** Where reports go is a path on the data host, which stands in the host table. Source: decision 92. */
function reportFaults(brand: BrandConfig): readonly string[] {
  return statedFacts(brand).flatMap(([prefix, { reports }]) => {
    if (reports == null) return []
    const { path, policyPath = path, vitalsShare } = reports
    return [
      ...[path, policyPath]
        .filter((each) => !/^\/[\w./-]+$/.test(each) || each.startsWith('//'))
        .map((each) => `${prefix}reports names ${each}, which is no path`),
      ...(vitalsShare >= 0 && vitalsShare <= 1
        ? []
        : [`${prefix}reports.vitalsShare is ${vitalsShare}, and a share is at most 1`]),
    ]
  })
}

const customerServices = ({ customerService, deployments }: BrandConfig): readonly CustomerService[] => [
  customerService,
  ...deployments.flatMap((row) => row.customerService ?? []),
]

const twice = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index)

/** Every address in a brand's facts. */
export function links(brand: BrandConfig): readonly string[] {
  const regional = Object.values(brand.legal.byRegion ?? {}).flatMap(({ privacy, terms }) => [privacy, terms])
  const hosts = brand.deployments.flatMap((row) => [
    ...row.origins,
    ...(row.payOrigin === undefined ? [] : [row.payOrigin]),
    row.apiOrigin,
    ...row.backupApiOrigins,
    row.dataOrigin,
  ])
  const help = customerServices(brand).flatMap((service) => (service.kind === 'page' ? [service.url] : []))
  const stated = statedFacts(brand).flatMap(([, { cardScript, login }]) => [
    ...(login === undefined ? [] : [login.twitterRedirectUrl]),
    ...(cardScript === undefined ? [] : [cardScript.url]),
  ])
  return [...hosts, brand.legal.privacy, brand.legal.terms, ...regional, ...stated, ...help]
}

/** The brand's facts, and those that a deployment states for itself, each with what its fields begin with. Source: decision 65. */
export const statedFacts = (brand: BrandConfig): readonly (readonly [prefix: string, DeploymentFacts])[] => [
  ['', brand],
  ...brand.deployments.flatMap(({ environment, own }) =>
    own === undefined ? [] : [[`deployments.${environment}.own.`, own] as const],
  ),
]

/** Every id in a brand's facts, with the field it stands in. */
export function ids(brand: BrandConfig): readonly (readonly [field: string, id: string])[] {
  return statedFacts(brand).flatMap(([prefix, facts]) =>
    idsOf(facts).map(([field, id]) => [prefix + field, id] as const),
  )
}

function idsOf({ tracking, socialLogin, login, games }: DeploymentFacts): (readonly [string, string])[] {
  const under = (name: string, values: object = {}) =>
    Object.entries(values).map(([field, id]) => [`${name}.${field}`, String(id)] as const)
  return [
    ...under('tracking', tracking),
    ...under('socialLogin', socialLogin),
    ...(login === undefined ? [] : [['login.clientId', String(login.clientId)] as const]),
    ...(games ?? []).flatMap(({ code, clientIds }) => under(`games.${code}`, clientIds)),
  ]
}
