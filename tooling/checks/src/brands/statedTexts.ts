import type { BrandConfig, CustomerService, DeploymentFacts, FactText } from '@topup/domain'
import { statedFacts } from './checkBrands.ts'

/** The deployments that are released. */
export const environments = ['production', 'demo'] as const

/** One of them. */
export type Environment = (typeof environments)[number]

/** One text of a brand's facts that somebody has to supply. */
export interface StatedText {
  readonly field: string
  readonly value: string
  /** The deployments that it counts in. */
  readonly environments: readonly Environment[]
}

type Field = readonly [field: string, value: string]

/** Every host, address, id and sentence of a brand that its publisher supplies. Source: decisions 37, 64 and 65. */
export function statedTexts(brand: BrandConfig): readonly StatedText[] {
  return [
    ...everywhere([
      ...legalTexts(brand),
      ...sellerTexts(brand),
      ...currencyTexts(brand),
      ...apartTexts(brand),
    ]),
    ...hostTexts(brand),
    ...serviceTexts(brand),
    ...registeredTexts(brand),
  ]
}

const everywhere = (fields: readonly Field[]): readonly StatedText[] =>
  fields.map(([field, value]) => ({ field, value, environments }))

const currencyTexts = ({ currencies }: BrandConfig): readonly Field[] =>
  Object.entries(currencies ?? {}).map(([region, currency]): Field => [`currencies.${region}`, currency])

const apartTexts = ({ methodsApart }: BrandConfig): readonly Field[] =>
  Object.entries(methodsApart ?? {}).map(([name, id]): Field => [`methodsApart.${name}`, String(id)])

function legalTexts({ legal }: BrandConfig): readonly Field[] {
  const regional = Object.entries(legal.byRegion ?? {}).flatMap(([region, { privacy, terms }]): Field[] => [
    [`legal.byRegion.${region}.privacy`, privacy],
    [`legal.byRegion.${region}.terms`, terms],
  ])
  return [['legal.privacy', legal.privacy], ['legal.terms', legal.terms], ...regional]
}

function sellerTexts({ seller }: BrandConfig): readonly Field[] {
  const facts: Readonly<Record<string, FactText>> = { ...seller }
  return Object.entries(facts).flatMap(([field, text]) =>
    (typeof text === 'string' ? [text] : Object.values(text)).map((one): Field => [`seller.${field}`, one]),
  )
}

function hostTexts({ deployments }: BrandConfig): readonly StatedText[] {
  return deployments.flatMap(
    ({ environment, origins, payOrigin, apiOrigin, backupApiOrigins, dataOrigin }) => {
      if (environment === 'local') return []
      const field = (name: string, value: string): StatedText => ({
        field: `deployments.${environment}.${name}`,
        value,
        environments: [environment],
      })
      return [
        ...origins.map((origin) => field('origins', origin)),
        ...(payOrigin === undefined ? [] : [field('payOrigin', payOrigin)]),
        field('apiOrigin', apiOrigin),
        ...backupApiOrigins.map((origin) => field('backupApiOrigins', origin)),
        field('dataOrigin', dataOrigin),
      ]
    },
  )
}

/** Customer service of the brand, and of the deployments that have their own. */
function serviceTexts({ customerService, deployments }: BrandConfig): readonly StatedText[] {
  const reached = (service: CustomerService) =>
    service.kind === 'page' ? [service.url] : service.kind === 'mail' ? [service.address] : []
  const own = deployments.flatMap(({ environment, customerService: service }) =>
    environment === 'local' || service === undefined ? [] : [{ environment, service }],
  )
  const shared = environments.filter((each) => !own.some(({ environment }) => environment === each))
  return [
    ...reached(customerService).map((value) => ({ field: 'customerService', value, environments: shared })),
    ...own.flatMap(({ environment, service }) =>
      reached(service).map((value) => ({
        field: `deployments.${environment}.customerService`,
        value,
        environments: [environment],
      })),
    ),
  ]
}

/** What is registered with somebody: ids, and what stands beside them. A deployment's own stands in place of the brand's. */
function registeredTexts(brand: BrandConfig): readonly StatedText[] {
  return statedFacts(brand).flatMap(([prefix, facts]) =>
    groupsOf(facts).flatMap(([group, fields]) => {
      const inOwn = brand.deployments.filter(({ own }) => own !== undefined && group in own)
      const counts = environments.filter((each) =>
        prefix === ''
          ? !inOwn.some(({ environment }) => environment === each)
          : prefix.startsWith(`deployments.${each}.`),
      )
      return fields.map(([field, value]) => ({ field: prefix + field, value, environments: counts }))
    }),
  )
}

function groupsOf(facts: DeploymentFacts): (readonly [group: keyof DeploymentFacts, readonly Field[]])[] {
  const { tracking, socialLogin, login, games, cardScript } = facts
  const under = (name: string, values: object = {}) =>
    Object.entries(values).map(([field, id]): Field => [`${name}.${field}`, String(id)])
  return [
    ['tracking', under('tracking', tracking)],
    ['socialLogin', under('socialLogin', socialLogin)],
    ['login', under('login', login)],
    ['games', (games ?? []).flatMap(({ code, clientIds }) => under(`games.${code}`, clientIds))],
    ['cardScript', cardScript === undefined ? [] : under('cardScript', { integrity: '', ...cardScript })],
  ]
}
