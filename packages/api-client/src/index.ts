export * from './contract/activities.ts'
export * from './contract/cards.ts'
export * from './contract/config.ts'
export * from './contract/coupons.ts'
export {
  type ApiEndpoint,
  type ContentOf,
  type Endpoint,
  type RequestOf,
  defineEndpoint,
} from './contract/wire.ts'
export * from './contract/errorCodes.ts'
export * from './contract/firstScreenPaths.ts'
export * from './contract/games.ts'
export * from './contract/goods.ts'
export * from './contract/ingame.ts'
export * from './contract/login.ts'
export * from './contract/payments.ts'
export * from './contract/replenish.ts'
export * from './contract/roster.ts'
export * from './contract/tracking.ts'
export * from './contract/vip.ts'
export type * from './providers/paymentProvider.ts'
export type { DropInKey, ProviderKey } from './providers/allProviders.ts'
export * from './errors/reactTo.ts'
export * from './client/createApiClient.ts'
export {
  type CallContext,
  type PrefetchedAnswers,
  type RememberedHost,
  type Wait,
  abortError,
  onceTimeoutMs,
  privateFetch,
  rememberedIndex,
  requestParameters,
  requestUrl,
  startingAt,
  tryTimeoutMs,
  waitFor,
} from './failover/createHttp.ts'
export * from './tracking/sendTracking.ts'
export * from './secrets/obfuscate.ts'
export * from './secrets/cardInfo.ts'
export * from './decode/cards.ts'
export * from './decode/cleanText.ts'
export * from './decode/config.ts'
export * from './decode/coupons.ts'
export * from './decode/readers.ts'
export * from './decode/games.ts'
export * from './decode/gameUrl.ts'
export * from './decode/products.ts'
export * from './decode/localisedText.ts'
export * from './decode/login.ts'
export * from './decode/payments.ts'
export * from './decode/safeUrl.ts'
export * from './decode/vip.ts'
export * from './decode/activities.ts'
export * from './decode/paymentLink.ts'
export * from './decode/roster.ts'
export { maxAnswerLength } from './envelope/readEnvelope.ts'
