import { getGameList, getPaywayList, getProductPoints } from '@topup/api-client'
import { languages } from '@topup/domain'
import { createStoryServices, openRecharge, renHoshi, storyAnswers } from '@topup/flows/testing'
import en from '@topup/locales/en.json'
import { expect, test } from 'vitest'
import { brandKeys, storyBrand } from '../storyBrands.ts'
import { factsInStory, priceIn, startInMarket } from './startInMarket.ts'

const recharge = { account: renHoshi, answers: storyAnswers, prepare: openRecharge }

async function storeOf(key: string, language: (typeof languages)[number]) {
  const { facts } = storyBrand(key)
  const around = { brand: factsInStory(facts), texts: { language, messages: en } }
  return createStoryServices(startInMarket(recharge, facts, language), around)
}

test('a story in ko sells in won, with Korean methods and words', async () => {
  const { recharge, selection, brand } = await storeOf('ko', 'ko')
  const { product, methods } = recharge.getState()
  expect(product).toMatchObject({
    display: '크리스탈 3,280개',
    price: { minorUnits: 6_600_000, currency: 'KRW' },
  })
  expect(selection.getState().selection).toMatchObject({ character: { display: '카엘리스' } })
  expect(brand).toMatchObject({ regions: ['kr'], languages: ['ko', 'en'], copyright: '© KO Shop' })
  expect(JSON.stringify(methods)).toContain('네이버페이')
  expect(JSON.stringify(methods)).not.toMatch(/"MY"|GrabPay/)
})

test.each(brandKeys)('in %s every answer of the fake service is one, in each language', async (key) => {
  for (const language of languages) {
    const { recharge, catalogue } = await storeOf(key, language)
    expect(recharge.getState().methods.kind).toBe('ready')
    expect(catalogue.getState()).toMatchObject({ games: { kind: 'ready' }, products: { kind: 'ready' } })
  }
})

test('what a story says in words of its own stays', async () => {
  const long = 'Unterwasserkönigreichsabenteuerchronik'
  const answers = {
    [getGameList.path]: () => ({ ok: true as const, value: [{ name: long, price: 1, currency: 'EUR' }] }),
  }
  const { answers: translated = {} } = startInMarket({ answers }, storyBrand('ko').facts, 'ko')
  expect(await translated[getGameList.path]?.({})).toEqual({
    ok: true,
    value: [{ name: long, price: 1, currency: 'EUR' }],
  })
  expect(translated[getProductPoints.path] ?? translated[getPaywayList.path]).toBeUndefined()
})

test.each([
  ['USD', 4249, 4249],
  ['KRW', 4999, 6_600_000],
  ['KRW', 4249, 5_610_000],
  ['JPY', 4249, 629_000],
  ['TWD', 999, 33_000],
])('in %s, US$ %i hundredths are %i', (currency, usd, expected) => {
  expect(priceIn(currency, usd)).toBe(expected)
})
