import type { ApiEndpoint, Endpoint } from '../contract/wire.ts'

/** Whether a row of the table of all endpoints is a call to the service. */
export const isApiEndpoint = (endpoint: Endpoint): endpoint is ApiEndpoint =>
  endpoint.host === 'api' && endpoint.method === 'GET'
