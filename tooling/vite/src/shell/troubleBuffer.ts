import type { BrandConfig } from '@topup/domain'

/**
 * Part of the first inline script of a store that reports anything, else empty: keeps what breaks until the reporter arrives, at
 * most nine times. A sandbox build has it too, where reports are asked for by the address. Plain old syntax, for it runs before the
 * feature test. Source: decision 92.
 */
export function troubleBuffer(brand: BrandConfig, mode: string): string {
  const stated = [brand, ...brand.deployments.map(({ own }) => own)]
  if (mode !== 'sandbox' && !stated.some((facts) => facts?.reports != null)) return ''
  return (
    `;(function(w,b){w.topupTrouble=b;["error","unhandledrejection","securitypolicyviolation"].forEach(` +
    `function(n){w.addEventListener(n,function(e){b.length>8||b.push(e)})})})(window,[])`
  )
}
