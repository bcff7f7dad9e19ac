import type { Plugin } from 'vite'
import { needsPayOrigin, walletsOf } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'

/**
 * Leaves out of a release what hands an order to a pay document at another origin, where no deployment of the brand names
 * one. A sandbox build keeps it: the server that delivers it may name one. Source: decision 95.
 */
export function payOriginPlugin({ deployments }: Pick<BrandConfig, 'deployments'>, mode: string): Plugin {
  const isNeeded = mode === 'sandbox' || deployments.some(({ payOrigin }) => payOrigin !== undefined)
  return {
    name: 'topup:pay-origin',
    apply: () => !isNeeded,
    enforce: 'pre',
    load: {
      filter: { id: /\/dropIn\/keepInFrame\.ts$/ },
      handler: () => 'export const keepInFrame = () => Promise.resolve(false)',
    },
  }
}

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
