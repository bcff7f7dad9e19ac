import {
  type PrefetchedAnswers,
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

/**
 * How long an early answer may be used: a page that slept while loading, or a later request, must get current
 * prices.
 */
const freshMs = 60_000

/** The first screen's requests that are under way, and how the store takes over their answers. */
export interface Prefetched {
  readonly products: Promise<Response>
  readonly pageConfig: Promise<Response>
  /** Null where the document brings them. */
  readonly texts: Promise<Response> | null
  readonly answers: PrefetchedAnswers
}

/**
 * Requests what the first screen needs, exactly as the store would (`catalogueStore.load`): same host, same
 * address, so that the store finds its own requests answered. Only reads are requested early. Source: spec §7,
 * performance.md floor e.
 */
export function prefetch(from: {
  readonly visit: Visit
  /** Who is logged in for the game; null for a guest. */
  readonly account: Account | null
  readonly region: PaymentRegion
  readonly deployment: ApiHosts
  readonly brandStorage: BrandStorage
  /** Undefined where the document brings the texts. */
  readonly textsUrl: string | undefined
  readonly clock: Pick<Clock, 'now'>
}): Prefetched {
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
    // Whoever takes the answer handles a failure; if nobody takes it, the failure must not be reported as
    // unhandled.
    answer.catch(() => undefined)
    waiting.set(url, answer)
    return answer
  }
  const context = { idfv: device.deviceId, specLang: language, oauthToken: account?.oauthToken ?? null }
  const read = (path: string, request: Readonly<Record<string, string>>) =>
    ask(requestUrl(origin, path, requestParameters({ method: 'GET' }, request, context)), privateFetch)
  const place = { client_id: clientId, domain_area: region }
  const products = read(productPointsPath, place)
  const pageConfig = read(pageConfigPath, place)
  const texts = textsUrl === undefined ? null : ask(textsUrl)
  void read(gameListPath, { ...place, platform: device.platform })
  return {
    products,
    pageConfig,
    texts,
    answers: (url) => {
      const answer = waiting.get(url)
      waiting.delete(url)
      return clock.now() - askedAtMs < freshMs ? answer : undefined
    },
  }
}
