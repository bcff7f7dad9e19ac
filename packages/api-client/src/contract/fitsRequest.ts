import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'

/**
 * Whether a request has everything that its call needs, each value of the type that the contract requires.
 * Source: spec §5 "wrong method parameters".
 */
export function fitsRequest(endpoint: Endpoint, request: Readonly<Record<string, unknown>>): boolean {
  return v.is(endpoint.request, request)
}
