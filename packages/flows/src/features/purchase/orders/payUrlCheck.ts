import { parsePayUrl } from '@topup/domain'
import type { Deployment } from '@topup/domain'

/** Checks a pay link for one deployment: null is "Link invalid, refresh"; addresses of this machine pass only where we develop. Source: decision 30. */
export function createPayUrlCheck(
  deployment: Pick<Deployment, 'environment'>,
): (url: unknown) => string | null {
  return (url) => {
    const parsed = parsePayUrl(url, { allowLocalhost: deployment.environment === 'local' })
    return parsed.ok ? parsed.value : null
  }
}
