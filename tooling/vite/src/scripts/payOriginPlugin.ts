import type { Plugin } from 'vite'
import { needsPayOrigin, walletsOf } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'

/** Puts code that does nothing in place of a module that a build does not need. */
const withoutModule = (name: string, isNeeded: boolean, module: { id: RegExp; code: string }): Plugin => ({
  name,
  apply: () => !isNeeded,
  enforce: 'pre',
  load: { filter: { id: module.id }, handler: () => module.code },
})

/**
 * Leaves out of a release what hands an order to a pay document at another origin, where no deployment of the brand names
 * one. A sandbox build keeps it: the server that delivers it may name one. Source: decision 95.
 */
export const payOriginPlugin = ({ deployments }: Pick<BrandConfig, 'deployments'>, mode: string): Plugin =>
  withoutModule(
    'topup:pay-origin',
    mode === 'sandbox' || deployments.some(({ payOrigin }) => payOrigin !== undefined),
    { id: /\/dropIn\/keepInFrame\.ts$/, code: 'export const keepInFrame = () => Promise.resolve(false)' },
  )

/**
 * Leaves Google Pay out of a release where no deployment of the brand offers it. A sandbox build keeps it: the server that
 * delivers it may name an origin for the pay document. Source: decision 95.
 */
export const walletPlugin = (brand: Pick<BrandConfig, 'wallets' | 'deployments'>, mode: string): Plugin =>
  withoutModule('topup:wallets', mode === 'sandbox' || walletsOf(brand).some(needsPayOrigin), {
    id: /\/adyen\/googlePay\.ts$/,
    code: 'export const googlePay = () => []',
  })
