import { allProviders } from '@topup/api-client/providers/allProviders'
import type { BrandApp } from '@topup/vite'
import { environments, statedTexts } from '../brands/statedTexts.ts'
import type { Environment } from '../brands/statedTexts.ts'

/** Channels that spec §9 does not name, each with the starter that the store takes it for. Source: decision 110. */
export const assumedChannels: Readonly<Record<number, string>> = {
  10101: '/api/pay/razer_gold_pay',
  10501: '/api/pay/pagsmile_pay',
  10601: '/api/pay/airwallex',
  10701: '/api/pay/travellet_pay',
  10801: '/api/pay/pingpongx_pay',
  10901: '/api/pay/naver_pay',
  11901: '/api/kr_pay/naver_pay',
  11902: '/api/kr_pay/welcome_pay',
  11903: '/api/kr_pay/kakao_pay',
}

/** Something that the code assumes of a publisher's service. */
interface Assumption {
  readonly field: string
  readonly assumed: string
  /** The drop-in that it is about; a store without it need not have it confirmed. */
  readonly dropIn?: BrandApp['dropIns'][number]
}

/** What is assumed until the publisher of a brand confirms it in `apps/<brand>/confirmed.json`. Source: decision 52. */
const assumptions: readonly Assumption[] = [
  { field: 'game_channel_id', assumed: 'is sent as the gp_id of the game' },
  { field: 'channel', assumed: 'is sent in place of channel_id by the starters that say so' },
  {
    field: 'drop_in.parameters (airwallex)',
    assumed: 'are environment, intentId, clientSecret and currency of a payment intent',
    dropIn: 'airwallex',
  },
  {
    field: 'drop_in.parameters (alipay)',
    assumed: 'are environment and sessionData of a payment session',
    dropIn: 'alipay',
  },
  {
    field: 'drop_in.parameters (krWelcome)',
    assumed: 'are the fields of the card script, which is WelcomePay.open(fields, closed)',
    dropIn: 'krWelcome',
  },
  { field: 'point_to_coin', assumed: 'is read and shown nowhere: its direction is not stated' },
  { field: 'isPointCard', assumed: 'marks a 43-point card among the goods' },
  ...Object.entries(assumedChannels).map(([id, path]) => ({
    field: `channel_id ${id}`,
    assumed: `is paid through ${path}`,
  })),
  {
    field: 'channel_id 11701, 11702',
    assumed: 'are gift cards that are typed in on the page of platform_pay, not in the store',
  },
  {
    field: 'methodsApart.localProviderChannelId',
    assumed: 'is stated by no store: which channel is the local provider that is not listed is not known',
  },
]

/** What is assumed of the service of a store with these drop-ins. */
export const assumptionsFor = (dropIns: BrandApp['dropIns']): readonly Assumption[] =>
  assumptions.filter(({ dropIn }) => dropIn === undefined || dropIns.includes(dropIn))

/** Who has the answer, by what a field is about; the first that fits counts. */
const suppliers: readonly (readonly [field: RegExp, supplier: string])[] = [
  [/customerService/, 'publisher: customer service'],
  [/^deployments\.\w+\.(?!own)/, 'publisher: operations'],
  [/tracking\./, 'publisher: analytics'],
  [/socialLogin\./, 'publisher: owner of the apps at the login providers'],
  [/login\./, 'publisher: account service'],
  [/games\./, 'publisher: game operations'],
  [/cardScript\./, 'card provider'],
  [/^(?:legal\.|copyright$)/, 'publisher: legal department'],
  [/^seller\./, 'publisher: legal department, as the seller in Japan'],
  [/^(?:wire|currencies|methodsApart)/, 'publisher: API team'],
]

/** Who supplies a field. Throws for a field that nobody was named for. */
function supplierOf(field: string): string {
  const found = suppliers.find(([pattern]) => pattern.test(field))
  if (found === undefined) throw new Error(`Nobody is named who supplies ${field}: add it to openPoints.ts`)
  return found[1]
}

/** Something that has to be decided before a release. */
export interface OpenPoint {
  readonly brand: string
  readonly environments: readonly Environment[]
  readonly kind: 'placeholder' | 'missing' | 'assumption'
  readonly field: string
  readonly value: string
  /** File and line, from the root of the repository, where the point is closed; a file that is not there yet says so. */
  readonly place: string
  /** Who has the answer. */
  readonly supplier: string
}

/** A store as readiness looks at it. */
interface StoreFacts extends Pick<BrandApp, 'brand' | 'dropIns'> {
  /** The text of its `brand.ts`. */
  readonly source: string
  /** What its publisher has confirmed: who said so and when, by field. Null without the file for it. */
  readonly confirmed: Readonly<Record<string, string>> | null
}

/** The file of a store that holds what its publisher has confirmed. */
export const confirmedFile = (key: string): string => `apps/${key}/confirmed.json`

/** What is still open for one brand. Source: decisions 37, 52, 64 and 65. */
export function openPoints(
  { brand, dropIns, source, confirmed }: StoreFacts,
  wanted: readonly Environment[] = environments,
): readonly OpenPoint[] {
  const stated = statedTexts(brand)
    .filter((text) => text.environments.some((each) => wanted.includes(each)))
    .flatMap((text) => {
      const kind = openKind(brand.key, text)
      return kind === null ? [] : [{ ...text, kind }]
    })
  const assumed = assumptionsFor(dropIns).map((each) => ({
    kind: 'assumption' as const,
    field: `wire.${each.field}`,
    value: each.assumed,
    environments,
  }))
  const open = [...stated, ...assumed].filter(
    ({ kind, field }) => kind !== 'assumption' || confirmed?.[field] === undefined,
  )
  return open.map((point) => ({
    ...point,
    brand: brand.key,
    place:
      point.kind === 'assumption'
        ? `${confirmedFile(brand.key)}${confirmed === null ? ' (to be made)' : ':1'}`
        : `apps/${brand.key}/src/brand.ts:${lineOf(source, point)}`,
    supplier: supplierOf(point.field),
  }))
}

/** Every field of a store that a publisher can confirm. */
export const assumedFields = ({
  brand,
  dropIns,
}: Pick<StoreFacts, 'brand' | 'dropIns'>): readonly string[] => [
  ...statedTexts(brand).flatMap(({ field }) => (isAssumed(field) ? [field] : [])),
  ...assumptionsFor(dropIns).map(({ field }) => `wire.${field}`),
]

/** What is open for all brands at once, until the file is there. */
export const licencePoint: OpenPoint = {
  brand: 'all',
  environments,
  kind: 'missing',
  field: 'LICENSE',
  value: '',
  place: 'LICENSE (to be made)',
  supplier: 'owner of this code',
}

/** The channels that a starter belongs to. Those of a publisher's methods come with its answers: `contract` names the unknown ones. */
const channels: ReadonlySet<string> = new Set(
  allProviders.flatMap(({ channelIds }) => channelIds.map((id) => `${id}`)),
)

/** Nobody knows by its form whether a currency is what a region is charged in. */
const isAssumed = (field: string) => field.startsWith('currencies.')

/**
 * Placeholders are told by their form: hosts under `.example`, ids that begin with the brand's key, the login client ids
 * that were made up for sixteen brands (900101 to 901616, the last two pairs alike), a channel without a starter, texts that begin with "placeholder" or end in "(provisional)", （仮）: players may read those in a demo.
 */
function openKind(
  key: string,
  { field, value }: { readonly field: string; readonly value: string },
): OpenPoint['kind'] | null {
  if (value.trim() === '') return 'missing'
  if (field === 'methodsApart.localProviderChannelId' && !channels.has(value)) return 'placeholder'
  const isOpen =
    /(?:^|[.@/])[\w.-]*\.example(?:$|[/?#:])/.test(value) ||
    value.startsWith(`${key}-`) ||
    (field.endsWith('login.clientId') && /^90(\d\d)\1$/.test(value)) ||
    /^placeholder|（仮）$|\(provisional\)$/i.test(value)
  if (isAssumed(field)) return 'assumption'
  return isOpen ? 'placeholder' : null
}

/** The first line that holds the value, or the name of the field where it has none. */
function lineOf(
  source: string,
  { field, value }: { readonly field: string; readonly value: string },
): number {
  const wanted = value === '' ? (field.split('.').at(-2) ?? field) : value
  return source.split('\n').findIndex((line) => line.includes(wanted)) + 1
}
