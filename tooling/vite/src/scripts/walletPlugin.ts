import { needsPayOrigin, walletsOf } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import type { Plugin } from 'vite'

/**
 * Leaves Google Pay out of a release where no deployment of the brand offers it. A sandbox build keeps it: the server that
 * delivers it may name an origin for the pay document. Source: decision 95.
 */
export function walletPlugin(brand: Pick<BrandConfig, 'wallets' | 'deployments'>, mode: string): Plugin {
  const isNeeded = mode === 'sandbox' || walletsOf(brand).some(needsPayOrigin)
  return {
    name: 'topup:wallets',
    apply: () => !isNeeded,
    enforce: 'pre',
    load: {
      filter: { id: /\/adyen\/googlePay\.ts$/ },
      handler: () => 'export const googlePay = () => []',
    },
  }
}
