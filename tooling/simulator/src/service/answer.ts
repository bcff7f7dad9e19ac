import { allEndpoints, cardPay, payMyCardInGame, successCode } from '@topup/api-client/contract'
import { codeOf } from '@topup/service-model'
import type { ServiceReason } from '@topup/service-model'

/** What the service says to one request, before the network gets at it. */
export interface ServiceAnswer {
  readonly code: number
  readonly content: unknown
}

/** One request as it reached a host. */
export interface ServiceRequest {
  readonly host: string
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

export const content = (value: unknown): ServiceAnswer => ({ code: successCode, content: value })

/** A "no"; `value` is what it carries. */
export const rejection = (reason: ServiceReason, value: unknown = null): ServiceAnswer => ({
  code: codeOf(reason),
  content: value,
})

/** The calls that make an order. */
export const starterPaths: ReadonlySet<string> = new Set([
  ...allEndpoints.flatMap(({ area, endpoint }) => (area === 'starters' ? [endpoint.path] : [])),
  payMyCardInGame.path,
  cardPay.path,
])
