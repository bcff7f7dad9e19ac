import type { BrandConfig, Language } from '@topup/domain'
import { getPaywayList } from '@topup/api-client'
import { content, starfall, storyAnswers, storyMethods } from '@topup/flows/testing'
import type { FakeEndpoint, StoryStart } from '@topup/flows/testing'
import { inMarket } from './inMarket.ts'
import { marketOf } from './market.ts'
import type { Market } from './market.ts'
import { methodsOf } from './methodsOf.ts'

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
