import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'spotJp',
  name: 'Spot JP',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.spot-jp.example'],
      apiOrigin: 'https://api.spot-jp.example',
      backupApiOrigins: ['https://api2.spot-jp.example'],
      dataOrigin: 'https://data.spot-jp.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.spot-jp.example'],
      apiOrigin: 'https://demo-api.spot-jp.example',
      backupApiOrigins: ['https://demo-api2.spot-jp.example'],
      dataOrigin: 'https://demo-data.spot-jp.example',
    },
  ],
  regions: ['ja'],
  currencies: { ja: 'JPY' },
  languages: ['ja'],
  defaultLanguage: 'ja',
  newVersion: { kind: 'everyone' },
  stepBar: true,
  tracking: { appId: 'spotJp-store-app', eventId: 'spotJp-store-event' },
  socialLogin: {
    googleClientId: 'spotJp-google-login',
    facebookAppId: 'spotJp-facebook-login',
    iosClientId: 'spotJp-ios-login',
  },
  login: { clientId: 901313, twitterRedirectUrl: 'https://pay.spot-jp.example/?login=twitter' },
  legal: {
    privacy: 'https://www.spot-jp.example/privacy',
    terms: 'https://www.spot-jp.example/terms',
  },
  copyright: '© Spot JP',
  customerService: { kind: 'mail', address: 'support@spot-jp.example' },
  games: [
    {
      code: 'neko',
      clientIds: { android: 'spotJp-neko-android', ios: 'spotJp-neko-ios', web: 'spotJp-neko-web' },
      region: 'ja',
    },
    {
      code: 'starfall',
      clientIds: {
        android: 'spotJp-starfall-android',
        ios: 'spotJp-starfall-ios',
        web: 'spotJp-starfall-web',
      },
      region: 'ja',
    },
    {
      code: 'tide',
      clientIds: { android: 'spotJp-tide-android', ios: 'spotJp-tide-ios', web: 'spotJp-tide-web' },
      region: 'ja',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = ['adyen', 'paypal'] satisfies readonly ProviderKey[]
