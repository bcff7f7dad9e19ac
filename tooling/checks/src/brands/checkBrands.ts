import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allProviders } from '@topup/api-client/providers/allProviders'
import { brandIn, factText, languages, needsPayOrigin, regionTerritories } from '@topup/domain'
import type { BrandConfig, CustomerService } from '@topup/domain'
import { listApps, readBrandApp } from '@topup/vite'
import type { BrandApp } from '@topup/vite'
import { hostsOf } from '@topup/vite/deploy'
import { verdict } from '../report/checkRow.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { statedTexts } from './statedTexts.ts'

/** The words of the table for who sees the new layout. */
const layouts: Readonly<Partial<Record<string, BrandConfig['newVersion']['kind']>>> = {
  'all users': 'everyone',
  'by game list': 'games',
  'region universal only': 'regions',
  'none (old layout)': 'nobody',
}

const rows = readFileSync(join(rootFolder, 'docs/spec/1-what-the-product-does.md'), 'utf8').matchAll(
  /^\| (\w+) \| ([\w-]+) \| ([\w -]+) \| ([\w ]+) \| ([\w ()]+) \|(.*)\|$/gm,
)

/** The rows of the specification's table of brands; a brand without one is free. Source: decision 38. */
export const publishedFacts = new Map(
  Array.from(
    rows,
    ([, key = '', defaultLanguage = '', spoken = '', regions = '', layout = '', others = '']) => [
      key,
      {
        defaultLanguage,
        languages: spoken === 'all 18' ? languages : spoken.split(' '),
        regions: regions.split(' '),
        newVersion: layouts[layout],
        stepBar: !others.includes('no step bar'),
      },
    ],
  ),
)

/**
 * What is wrong with the logins and the payment providers that a store offers, measured by where it sells; in sentences. What the
 * store ships follows from the same facts (`tooling/vite/src/apps/readBrandApp.ts`). Source: decisions 37, 38.
 */
export function appViolations({
  brand,
  logins,
  providers,
}: Pick<BrandApp, 'brand' | 'logins' | 'providers'>): readonly string[] {
  const sellsIn = (...regions: readonly string[]) => brand.regions.some((region) => regions.includes(region))
  return [
    ...providers
      .filter((name) => !allProviders.some(({ key }) => key === name))
      .map((name) => `offers ${name}, which is no payment provider`),
    ...providers
      .filter((name, index) => providers.indexOf(name) !== index)
      .map((name) => `offers ${name} twice`),
    // Source: decision 38 "VK login"; VK is where Russian players are.
    ...(logins.includes('vk') === sellsIn('ru', 'eru')
      ? []
      : ['the VK login belongs to stores that sell in ru or eru']),
    // Source: spec §7 "Korean variants", decision 38 "naver, kakao, welcome".
    ...koreanStarters
      .filter((name) => providers.includes(name) !== sellsIn('kr'))
      .map((name) => `${name} belongs to stores that sell in kr`),
  ]
}

const koreanStarters = allProviders
  .filter(({ path }) => path.startsWith('/api/kr_pay/'))
  .map(({ key }) => key)

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
  const published = publishedFacts.get(brand.key)
  if (published === undefined) return []
  const differs = (what: string, is: string, should: string) =>
    is === should ? [] : [`${what} ${is} should be ${should}`]
  const sorted = (list: readonly string[]) => list.toSorted().join(' ')
  return [
    ...differs('languages', sorted(brand.languages), sorted(published.languages)),
    ...differs('default language', brand.defaultLanguage, published.defaultLanguage),
    ...differs('regions', sorted(brand.regions), sorted(published.regions)),
    ...differs('new version for', brand.newVersion.kind, String(published.newVersion)),
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

/** Where players can choose a region, each has its row of the shared table; elsewhere none is shipped. Source: decision 54. */
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
  const stated = brand.deployments.map(({ environment, own }) => ({
    of: `deployments.${environment}.own.reports`,
    reports: own?.reports,
  }))
  return [{ of: 'reports', reports: brand.reports }, ...stated].flatMap(({ of, reports }) => {
    if (reports == null) return []
    const { path, policyPath = path, vitalsShare } = reports
    return [
      ...[path, policyPath]
        .filter((each) => !/^\/[\w./-]+$/.test(each) || each.startsWith('//'))
        .map((each) => `${of} names ${each}, which is no path`),
      ...(vitalsShare >= 0 && vitalsShare <= 1
        ? []
        : [`${of}.vitalsShare is ${vitalsShare}, and a share is at most 1`]),
    ]
  })
}

const customerServices = ({ customerService, deployments }: BrandConfig): readonly CustomerService[] => [
  customerService,
  ...deployments.flatMap((row) => row.customerService ?? []),
]

const twice = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index)

const addresses =
  /^legal\.|^deployments\.\w+\.\w*origins?$|(?:^|\.own\.)(?:login\.twitterRedirectUrl|cardScript\.url)$/i

/** Every address in a brand's facts. */
export const links = (brand: BrandConfig): readonly string[] => [
  ...statedTexts(brand).flatMap(({ field, value }) => (addresses.test(field) ? [value] : [])),
  ...customerServices(brand).flatMap((service) => (service.kind === 'page' ? [service.url] : [])),
]

/** Every id in a brand's facts. */
export const ids = (brand: BrandConfig): readonly string[] =>
  statedTexts(brand).flatMap(({ field, value }) =>
    /(?:^|\.own\.)(?:tracking\.|socialLogin\.|login\.clientId$|games\.)/.test(field) ? [value] : [],
  )

/** Every text of a brand's facts that says whose the store is. */
export const ownerTexts = (brand: BrandConfig): readonly string[] =>
  statedTexts(brand).flatMap(({ field, value }) =>
    /^(?:copyright|seller\.name)$/.test(field) ? [value] : [],
  )

/**
 * What is wrong with the origins that pay documents have of their own: each is an origin and no more, nobody else's, and a
 * sibling of every host of its store. Source: decision 95.
 */
export function payOriginFaults({ deployments }: Pick<BrandConfig, 'deployments'>): readonly string[] {
  return deployments.flatMap((deployment, at) => {
    const { payOrigin, origins } = deployment
    if (payOrigin === undefined) return []
    const url = URL.parse(payOrigin)
    if (url?.origin !== payOrigin)
      return [`payOrigin ${payOrigin} is no origin, such as https://secure.store.example`]
    const others = [
      ...deployments.flatMap((row) => row.origins),
      ...deployments.filter((_row, other) => other !== at).flatMap((row) => row.payOrigin ?? []),
      ...hostsOf(deployment),
    ]
    return [
      ...(others.includes(payOrigin) ? [`payOrigin ${payOrigin} is no origin of its own`] : []),
      ...origins
        .filter((origin) => !areSiblings(new URL(origin).hostname, url.hostname))
        .map(
          (origin) =>
            `payOrigin ${payOrigin} is no sibling of ${origin}: a frame of another site keeps nothing for it`,
        ),
    ]
  })
}

/** Whether two hosts are below one name that has two parts at least, or one is below the other. */
function areSiblings(store: string, pay: string): boolean {
  const parent = store.split('.').slice(1).join('.')
  return pay.endsWith(`.${store}`) || (parent.includes('.') && pay.endsWith(`.${parent}`))
}

/**
 * What is wrong with the wallets of a brand: one whose script comes from its maker's host, in a deployment whose pay document
 * shares an origin with the store. Source: decision 95.
 */
export function walletFaults(brand: Pick<BrandConfig, 'deployments' | 'wallets'>): readonly string[] {
  return brand.deployments.flatMap((deployment) => {
    if (deployment.payOrigin !== undefined) return []
    const { wallets = [] } = brandIn(brand, deployment)
    return wallets
      .filter(needsPayOrigin)
      .map(
        (wallet) =>
          `the ${deployment.environment} deployment offers ${wallet} and has no payOrigin: the wallet’s script would share the store’s storage`,
      )
  })
}

/**
 * Every brand's facts hold together and agree with decision 38, and no two brands share a host, an id, an owner, a name or a face.
 */
export async function checkBrands(): Promise<readonly CheckRow[]> {
  const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
  const brands = apps.map(({ brand }) => brand)
  return [
    ...apps.map((app) => ownVerdict(app)),
    verdict(`${apps.length} brands`, [...sharedFacts(brands), ...sharedNames(brands), ...sharedFaces(apps)], {
      fine,
    }),
  ]
}

const fine = 'facts hold together'

/** What is wrong with one store; a warning where its facts are only compared with each other, because no row states them. */
export function ownVerdict(app: BrandApp): CheckRow {
  const { key } = app.brand
  const row = verdict(key, [...brandViolations(app.brand), ...appViolations(app)], { fine })
  if (row.kind === 'failed' || publishedFacts.has(key)) return row
  const detail = `${fine}, but docs/spec/1-what-the-product-does.md has no row to compare them with`
  return { ...row, kind: 'warned', detail }
}

/** Of some things those with the same key, wherever there is more than one. */
const alike = <Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string) =>
  [...Map.groupBy(things, keyOf)].filter(([, group]) => group.length > 1)

/** Hosts, ids, copyright lines and sellers that stand in more than one brand, or twice in one. */
export function sharedFacts(brands: readonly BrandConfig[]): readonly string[] {
  const facts = brands.flatMap((brand) => {
    const hosts = new Set(links(brand).map((link) => new URL(link).host))
    const all = [...hosts, ...ids(brand), ...new Set(ownerTexts(brand))]
    return all.map((fact) => ({ fact, key: brand.key }))
  })
  return alike(facts, ({ fact }) => fact).map(
    ([fact, group]) => `${fact} stands in ${group.map(({ key }) => key).join(', ')}`,
  )
}

/** Names that more than one brand has: a player could not tell the stores apart. */
export const sharedNames = (brands: readonly BrandConfig[]): readonly string[] =>
  alike(brands, ({ name }) => name.trim().toLowerCase()).map(
    ([, group]) => `the name ${group[0]?.name} stands in ${group.map(({ key }) => key).join(', ')}`,
  )

/** Brands with the same hero and the same layout of cards: sixteen phones side by side would show one store. Source: decision 83. */
export const sharedFaces = (apps: readonly Pick<BrandApp, 'brand' | 'theme'>[]): readonly string[] =>
  alike(apps, ({ theme: { hero, cards = 'tile' } }) => `${hero} over ${cards} cards`).map(
    ([face, group]) => `the face ${face} is that of ${group.map(({ brand }) => brand.key).join(', ')}`,
  )
