import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'

/** Whether a request holds everything that its call needs, each value of the kind the contract says. Source: spec §5 "wrong method parameters". */
export function fitsRequest(endpoint: Endpoint, request: Readonly<Record<string, unknown>>): boolean {
  return v.is(endpoint.request, request)
}
