import { getPaywayList } from '@topup/api-client'
import { paywayWire, subPaymentWire } from '@topup/api-client/testing'
import type { BrandConfig, Language } from '@topup/domain'
import { content, lostPicture, starfall, storyAnswers, storyMethods } from '@topup/flows/testing'
import type { FakeEndpoint, StoryStart } from '@topup/flows/testing'
import { isProvider } from '@topup/sandbox/seed/channels'
import { gems } from '@topup/sandbox/seed/goodsTexts'
import { paywaysIn, type Payway as SeedPayway } from '@topup/sandbox/seed/payways'
import { currencyIn, regionFacts, tierPrice, tiersInUsd } from '@topup/sandbox/seed/prices'
import { seedTexts } from '@topup/sandbox/seed/texts'
import type { SeedTexts } from '@topup/sandbox/seed/texts'

const providers = import.meta.glob<readonly string[]>('../../../../apps/*/src/brand.ts', {
  eager: true,
  import: 'providers',
})

/** Where a store sells, as its stories show it. */
type Market = ReturnType<typeof marketOf>

function marketOf({ key, regions, legal }: BrandConfig, language: Language) {
  const [region] = regions
  return {
    /** Prices of the brand's first region, as the sandbox has them. */
    currency: currencyIn(region, regions),
    /** The countries of that region, as the sandbox lists them. */
    countries: regionFacts[region].countries,
    /** What the service calls games, products and methods in the language of the story. */
    texts: seedTexts[language],
    /** The payment providers that the store ships. */
    providers: (providers[`../../../../apps/${key}/src/brand.ts`] ?? []).filter(isProvider),
    legal,
  }
}

/** What the stories' fake service calls things in English, and the same in the words of a language. */
const phrases: Readonly<Record<string, (texts: SeedTexts) => string | undefined>> = {
  'Starfall Chronicle': ({ games }) => games['starfall'],
  'Ember Dynasty': ({ games }) => games['ember'],
  'Tidebound Legends': ({ games }) => games['tide'],
  Global: ({ editions }) => editions['global'],
  'Southeast Asia': ({ editions }) => editions['sea'],
  'Middle East': ({ editions }) => editions['mea'],
  Crystals: ({ units }) => units['starfall'],
  Packs: ({ types }) => types.bundle,
  'Starter Crate': ({ starter }) => starter[0],
  'Weekly Potion Set': ({ potions }) => potions[0],
  'Moonlight Pass': ({ moonlight }) => moonlight[0],
  '300 crystals now, then 90 a day for 30 days': ({ moonlight }) => moonlight[1],
  '43-point card': ({ card43 }) => card43[0],
  Kaelith: ({ kaelith }) => kaelith,
  Oru: ({ oru }) => oru,
  '15% off crystals': ({ coupons }) => coupons['CRYSTAL15'],
  '10% off': ({ coupons }) => coupons['WELCOME5'],
  '10% off every top-up this month': ({ coupons }) => coupons['MAYVIP8'],
  '5% off, from the VIP centre': ({ coupons }) => coupons['WEEKVIP4'],
  '20% off packs': ({ coupons }) => coupons['PASSDAY20'],
  Birthday: ({ coupons }) => coupons['BIRTHDAY'],
  April: ({ coupons }) => coupons['APRILVIP'],
  'Bank card': ({ methods }) => methods['Credit or debit card'],
  'Gift card': ({ methods }) => methods['Store gift card'],
  'Prepaid card': ({ methods }) => methods['In-game card'],
  'Meteor shower': ({ meteor }) => meteor[0],
  'Top up and collect.': ({ meteor }) => meteor[1],
  'How do I earn VIP points?': ({ faq }) => faq[0],
  'Each top-up gives points.': ({ faq }) => faq[1],
}

const amount = /^([\d,]+) Crystals$/
const bonus = /^\+([\d,]+) bonus$/
const server = /^S(\d+) [A-Z]\w+$/
const numberOf = (digits: string | undefined) => Number(digits?.replaceAll(',', ''))

/** A name of the fake service in the words of a language; what is not in the book stays, as names of firms and long texts do. */
function translateName(name: string, texts: SeedTexts): string {
  if (texts.language === 'en') return name
  const pack = amount.exec(name)
  if (pack !== null) return gems(texts, 'starfall', numberOf(pack[1]))
  const more = bonus.exec(name)
  if (more !== null) return texts.bonus.replace('{n}', more[1] ?? '')
  const place = server.exec(name)
  if (place !== null) return `S${place[1]} ${serverName(Number(place[1]), texts)}`
  return phrases[name]?.(texts) ?? texts.methods[name] ?? name
}

function serverName(number: number, { servers, serverNames }: SeedTexts): string {
  return servers[number] ?? serverNames[number % serverNames.length] ?? ''
}

/** What the stories' fake service sells in. */
const fakeCurrency = 'USD'
const fakeCountries = ['MY', 'SG']

/** Fields of the wire that hold an amount of money in units. */
const amounts = new Set([
  'price',
  'discountPrice',
  'amount',
  'total',
  'need',
  'per_day',
  'today_total',
  'min_money',
  'max_money',
])

type Fields = Readonly<Record<string, unknown>>

/**
 * Data of the stories' fake service as the service of a market says it: its currency, countries and words. Prices in another
 * currency than the fake service's are a story's own and stay; so does all that is no plain data.
 */
function inMarket<Data>(data: Data, market: Market): Data {
  // Shapes stay as they are; only the values that are named here become others.
  return translate(data, market) as Data
}

function translate(data: unknown, market: Market): unknown {
  if (typeof data === 'string') return translateName(data, market.texts)
  if (Array.isArray(data)) return data.map((each) => translate(each, market))
  if (!isFields(data)) return data
  const currency = data['currency'] ?? data['currency_code'] ?? fakeCurrency
  if (currency !== fakeCurrency) return data
  return Object.fromEntries(Object.entries(data).flatMap((entry) => translateField(entry, market)))
}

function translateField([name, value]: readonly [string, unknown], market: Market): [string, unknown][] {
  if (name === 'currency' || name === 'currency_code') return [[name, market.currency]]
  if (name === 'minorUnits') return [[name, priceIn(market.currency, Number(value))]]
  if (typeof value === 'number' && amounts.has(name))
    return [[name, priceIn(market.currency, value * 100) / 100]]
  if (name === 'terms' || name === 'privacy') return [[name, market.legal[name]]]
  if (name === 'country' && typeof value === 'string') return [[name, countryOf(value, market) ?? value]]
  if (name === 'country' && isFields(value)) return [[name, byCountry(value, market)]]
  return [[name, translate(value, market)]]
}

function byCountry(lists: Fields, market: Market): Fields {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([country, methods]) => {
      const ours = countryOf(country, market)
      return ours === undefined ? [] : [[ours, translate(methods, market)]]
    }),
  )
}

/** The country that stands in the place of one of the fake service; none where the market has fewer. */
function countryOf(country: string, { countries }: Market): string | undefined {
  const place = fakeCountries.indexOf(country)
  return place === -1 ? country : countries[place]
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * What US$ `usdMinor` is in another currency, both in hundredths: the sandbox's price of that tier, and between two tiers
 * its share of the higher one, so that 15% off stays 15% off. Those shares are rounded as prices are: to three digits.
 */
export function priceIn(currency: string, usdMinor: number): number {
  const tiers = Object.entries(tiersInUsd).map(([tier, usd]) => ({ tier: Number(tier), usd }))
  const above = tiers.find(({ usd }) => usd >= usdMinor) ?? tiers.at(-1)
  const price = above === undefined ? 0 : tierPrice(above.tier, currency)
  if (above === undefined || price === above.usd) return usdMinor
  if (usdMinor === above.usd) return price
  const wholeUnits = (usdMinor / above.usd) * (price / 100)
  return Math.round(Number(wholeUnits.toPrecision(3))) * 100
}

type Payway = ReturnType<typeof paywayWire>
type SubPayway = ReturnType<typeof subPaymentWire>

/**
 * The methods of a country, as a store with these providers has them. Stories choose methods by the ids of the fake service
 * and by place, so its methods stay where they are and take name and channel of one that this store has: with banks or
 * wallets under it or without, as before. The others follow.
 */
function methodsOf(market: Market, country: string, fake: readonly Payway[]): readonly Payway[] {
  const left = offeredIn(market, country)
  const take = (wanted: Payway): Payway => {
    const index = left.findIndex((method) => subsOf(method).length > 0 === subsOf(wanted).length > 0)
    const [method] = index === -1 ? [] : left.splice(index, 1)
    return method === undefined ? wanted : withIdsOf(wanted, method)
  }
  const known = fake.map(take)
  return [...known, ...left.map((method, index) => ({ ...method, sort: known.length + index + 1 }))]
}

function withIdsOf(fake: Payway, method: Payway): Payway {
  const subs = subsOf(method).map((sub, index) => ({
    ...sub,
    payway_id: subsOf(fake)[index]?.payway_id ?? sub.payway_id,
  }))
  const { payway_id, sort, open_coupon, min_money, max_money } = fake
  return { ...method, payway_id, sort, open_coupon, min_money, max_money, sub_payment: subs }
}

const subsOf = (method: Payway): readonly SubPayway[] => method.sub_payment ?? []

function offeredIn({ providers, texts }: Market, country: string): Payway[] {
  const rows = paywaysIn({ providers }, country)
  const wireOf = (row: SeedPayway): SubPayway =>
    subPaymentWire({
      payway_id: `${country}-${row.id}`,
      channel_id: String(row.channelId),
      name: translateName(row.name, texts),
      description: translateName(row.description, texts),
      icon: lostPicture,
      sort: row.sort,
      min_money: row.min / 100,
      max_money: row.max / 100,
      open_coupon: row.coupon === true ? 1 : 0,
    })
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => {
      const subs = rows.filter(({ parentId }) => parentId === row.id)
      return paywayWire({ ...wireOf(row), sub_payment: subs.map(wireOf) })
    })
}

/** What a store of this brand knows of itself, with the one game that the stories' fake service has. */
export function factsInStory(brand: BrandConfig): Partial<BrandConfig> {
  const { regionByClientId: _, ...facts } = brand
  const { clientId } = starfall
  const clientIds = { web: clientId, ios: clientId, android: clientId }
  return { ...facts, games: [{ code: 'starfall', clientIds, region: brand.regions[0] }] }
}

/** A story's start as the service of this brand would have it, in the language of the story. */
export function startInMarket(start: StoryStart, brand: BrandConfig, language: Language): StoryStart {
  const market = marketOf(brand, language)
  const answers = Object.entries(start.answers ?? {}).map(
    ([path, endpoint]) => [path, answerInMarket(path, endpoint, market)] as const,
  )
  return {
    ...start,
    answers: Object.fromEntries(answers),
    game: inMarket(start.game === undefined ? starfall : start.game, market),
    journal: inMarket(start.journal ?? [], market),
    prepare: async (services) => {
      await start.prepare?.(services)
      services.selection.getState().change((selection) => inMarket(selection, market))
    },
  }
}

function answerInMarket(path: string, endpoint: FakeEndpoint, market: Market): FakeEndpoint {
  if (path === getPaywayList.path && endpoint === storyAnswers[path])
    return () => content({ country: methodLists(market) })
  return async (request) => {
    const answer = await endpoint(request)
    return answer.ok ? content(inMarket(answer.value, market)) : answer
  }
}

/** The fake service's own lists with the methods of the first countries of the market. */
function methodLists(market: Market) {
  const fakeLists = Object.values(storyMethods.country)
  return Object.fromEntries(
    market.countries
      .slice(0, fakeLists.length)
      .map((country, index) => [
        country,
        methodsOf(market, country, inMarket(fakeLists[index] ?? [], market)),
      ]),
  )
}
