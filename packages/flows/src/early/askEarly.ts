import {
  type EarlyAnswers,
  gameListPath,
  pageConfigPath,
  privateFetch,
  productPointsPath,
  rememberedIndex,
  requestParameters,
  requestUrl,
} from '@topup/api-client'
import { apiOriginsOf } from '@topup/domain'
import type { Account, ApiHosts, PaymentRegion } from '@topup/domain'
import type { Visit } from '../visit/readVisit.ts'
import type { Clock } from '../platform/clock.ts'
import { createRememberedHost } from '../platform/rememberedHost.ts'
import type { BrandStorage } from '../platform/brandStorage.ts'

/** A page that slept while it loaded, or a question that comes up later, is told of today's prices. */
const freshMs = 60_000

/** The answers of a first screen on their way, and how the store takes them over. */
export interface EarlyAsked {
  readonly goods: Promise<Response>
  readonly pageConfig: Promise<Response>
  readonly texts: Promise<Response>
  readonly answers: EarlyAnswers
}

/**
 * Asks for what the first screen needs, exactly as the store would (`catalogueStore.load`): same host, same address,
 * so that the store finds its own questions answered. Only reads are asked early. Source: spec §7, performance.md floor e.
 */
export function askEarly(from: {
  readonly visit: Visit
  /** Who is logged in for the game; null for a guest. */
  readonly account: Account | null
  readonly region: PaymentRegion
  readonly deployment: ApiHosts
  readonly brandStorage: BrandStorage
  readonly textsUrl: string
  readonly clock: Pick<Clock, 'now'>
}): EarlyAsked {
  const { visit, account, region, deployment, brandStorage, textsUrl, clock } = from
  const { clientId, device, language } = visit
  const hosts = apiOriginsOf(deployment)
  const origin =
    hosts[rememberedIndex(createRememberedHost(brandStorage, deployment), hosts.length)] ??
    deployment.apiOrigin
  const askedAtMs = clock.now()
  const waiting = new Map<string, Promise<Response>>()
  const ask = (url: string, init?: RequestInit) => {
    const answer = fetch(url, init)
    // Whoever takes it hears of a failure; without a taker it is nobody's.
    answer.catch(() => undefined)
    waiting.set(url, answer)
    return answer
  }
  const context = { idfv: device.deviceId, specLang: language, oauthToken: account?.oauthToken ?? null }
  const read = (path: string, request: Readonly<Record<string, string>>) =>
    ask(requestUrl(origin, path, requestParameters({ method: 'GET' }, request, context)), privateFetch)
  const place = { client_id: clientId, domain_area: region }
  const goods = read(productPointsPath, place)
  const pageConfig = read(pageConfigPath, place)
  const texts = ask(textsUrl)
  void read(gameListPath, { ...place, platform: device.platform })
  return {
    goods,
    pageConfig,
    texts,
    answers: (url) => {
      const answer = waiting.get(url)
      waiting.delete(url)
      return clock.now() - askedAtMs < freshMs ? answer : undefined
    },
  }
}
