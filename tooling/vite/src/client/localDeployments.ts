import type { Deployment } from '@topup/domain'
import { askedReports, keepEventClosed, passScenarioOn, takeLogin, takesSandbox } from './localSandbox.ts'

const told = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="topup-${name}"]`)?.content
const origins = told('sandbox')?.split(' ') ?? []
const storeOrigin = told('store-origin')
const payOrigin = storeOrigin === undefined ? told('pay-origin') : location.origin
const [apiOrigin, ...backupApiOrigins] = origins

/**
 * One deployment for a sandbox build: a `<meta>` in its document names the API's origins, first the one to ask first; others
 * name the pay document's origin, or the store's in a pay document, where the two differ. Source: decisions 37, 91 and 95.
 */
export const localDeployments: readonly Deployment[] =
  apiOrigin !== undefined && apiOrigin !== '' && takesSandbox(location, origins)
    ? [
        {
          environment: 'local',
          origins: [storeOrigin ?? location.origin],
          ...(payOrigin === undefined ? {} : { payOrigin }),
          apiOrigin,
          backupApiOrigins,
          dataOrigin: apiOrigin,
          own: {
            reports: askedReports(),
            wallets: payOrigin === undefined ? ['applePay'] : ['applePay', 'googlePay'],
          },
        },
      ]
    : []

if (localDeployments.length > 0) {
  const brandKey = document.documentElement.dataset['brand'] ?? ''
  passScenarioOn(origins)
  keepEventClosed(brandKey)
  takeLogin(brandKey)
}
