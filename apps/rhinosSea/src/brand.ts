import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'rhinosSea',
  name: 'Rhinos SEA',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.rhinos-sea.example'],
      apiOrigin: 'https://api.rhinos-sea.example',
      backupApiOrigins: ['https://api2.rhinos-sea.example'],
      dataOrigin: 'https://data.rhinos-sea.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.rhinos-sea.example'],
      apiOrigin: 'https://demo-api.rhinos-sea.example',
      backupApiOrigins: ['https://demo-api2.rhinos-sea.example'],
      dataOrigin: 'https://demo-data.rhinos-sea.example',
    },
  ],
  regions: ['sea', 'codapay'],
  currencies: { sea: 'USD', codapay: 'USD' },
  regionNames: { sea: ['SoutheastAsia'], codapay: [] },
  languages: ['en', 'zh-cn', 'th', 'vi', 'id', 'ms'],
  defaultLanguage: 'en',
  newVersion: { kind: 'everyone' },
  stepBar: true,
  tracking: { appId: 'rhinosSea-store-app', eventId: 'rhinosSea-store-event' },
  socialLogin: {
    googleClientId: 'rhinosSea-google-login',
    facebookAppId: 'rhinosSea-facebook-login',
    iosClientId: 'rhinosSea-ios-login',
  },
  login: { clientId: 901515, twitterRedirectUrl: 'https://pay.rhinos-sea.example/?login=twitter' },
  legal: {
    privacy: 'https://www.rhinos-sea.example/privacy',
    terms: 'https://www.rhinos-sea.example/terms',
  },
  copyright: '© Rhinos SEA',
  customerService: { kind: 'page', url: 'https://support.rhinos-sea.example/' },
  methodsApart: { payermaxApplePayId: 'rhinosSea-payermax-apple-pay' },
  games: [
    {
      code: 'tide',
      clientIds: { android: 'rhinosSea-tide-android', ios: 'rhinosSea-tide-ios', web: 'rhinosSea-tide-web' },
      region: 'sea',
    },
    {
      code: 'starfall',
      clientIds: {
        android: 'rhinosSea-starfall-android',
        ios: 'rhinosSea-starfall-ios',
        web: 'rhinosSea-starfall-web',
      },
      region: 'sea',
    },
    {
      code: 'blade',
      clientIds: {
        android: 'rhinosSea-blade-android',
        ios: 'rhinosSea-blade-ios',
        web: 'rhinosSea-blade-web',
      },
      region: 'codapay',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = ['card', 'codapay', 'payermax', 'razerGold'] satisfies readonly ProviderKey[]
