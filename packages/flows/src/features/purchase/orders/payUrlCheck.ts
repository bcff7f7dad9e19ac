import { parsePayUrl } from '@topup/domain'
import type { Deployment } from '@topup/domain'

/**
 * Checks a payment URL for one deployment: null means "Link invalid, refresh". Local addresses pass only on
 * development deployments. Source: decision 30.
 */
export function createPayUrlCheck(
  deployment: Pick<Deployment, 'environment'>,
): (url: unknown) => string | null {
  return (url) => {
    const parsed = parsePayUrl(url, { allowLocalHosts: deployment.environment === 'local' })
    return parsed.ok ? parsed.value : null
  }
}
