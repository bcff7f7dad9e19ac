import ky from 'ky'
import type { Transport } from './ask.ts'

/**
 * Sends through ky, which does nothing but send: retries and time limits are in our own failover code, so that
 * calls that move money are provably sent once.
 */
export const kyTransport: Transport = (url, init, { fetchRequest, signal }) =>
  ky(url, {
    ...init,
    // The signal goes here and not to ky, which would need AbortSignal.any for it; old browsers lack that.
    fetch: (request) => fetchRequest(request as Request, { signal }),
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
  })
