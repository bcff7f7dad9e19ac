import type { BrandConfig } from '@topup/domain'
import type { Plugin } from 'vite'

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
