import { brandIn, needsPayOrigin } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'

/**
 * What is wrong with the wallets of a brand: one whose script comes from its maker's host, in a deployment whose pay document
 * shares an origin with the store. Source: decision 95.
 */
export function walletFaults(brand: Pick<BrandConfig, 'deployments' | 'wallets'>): readonly string[] {
  return brand.deployments.flatMap((deployment) => {
    if (deployment.payOrigin !== undefined) return []
    const { wallets = [] } = brandIn(brand, deployment)
    return wallets
      .filter(needsPayOrigin)
      .map(
        (wallet) =>
          `the ${deployment.environment} deployment offers ${wallet} and has no payOrigin: the wallet’s script would share the store’s storage`,
      )
  })
}
