import ky from 'ky'
import type { Transport } from './ask.ts'

/** Asks through ky, which only sends: tries and time limits are ours (failover), so that calls which move money are provably sent once. */
export const kyTransport: Transport = (url, init, { fetchRequest, signal }) =>
  ky(url, {
    ...init,
    // Ours is passed beside the request: ky would need AbortSignal.any for it, which old browsers lack.
    fetch: (request) => fetchRequest(request as Request, { signal }),
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
  })
