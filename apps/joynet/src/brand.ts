import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'joynet',
  name: 'JoyNet',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.joynet.example'],
      apiOrigin: 'https://api.joynet.example',
      backupApiOrigins: ['https://api2.joynet.example'],
      dataOrigin: 'https://data.joynet.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.joynet.example'],
      apiOrigin: 'https://demo-api.joynet.example',
      backupApiOrigins: ['https://demo-api2.joynet.example'],
      dataOrigin: 'https://demo-data.joynet.example',
    },
  ],
  regions: ['sea', 'codapay'],
  currencies: { sea: 'USD', codapay: 'USD' },
  regionNames: { sea: ['SoutheastAsia'], codapay: [] },
  languages: ['en', 'zh-cn', 'th', 'vi', 'id', 'ms'],
  defaultLanguage: 'en',
  newVersion: {
    kind: 'games',
    clientIds: [
      'joynet-starfall-android',
      'joynet-starfall-ios',
      'joynet-starfall-web',
      'joynet-neko-android',
      'joynet-neko-ios',
      'joynet-neko-web',
    ],
  },
  stepBar: true,
  tracking: { appId: 'joynet-store-app', eventId: 'joynet-store-event' },
  socialLogin: {
    googleClientId: 'joynet-google-login',
    facebookAppId: 'joynet-facebook-login',
    iosClientId: 'joynet-ios-login',
  },
  login: { clientId: 900606, twitterRedirectUrl: 'https://pay.joynet.example/?login=twitter' },
  legal: {
    privacy: 'https://www.joynet.example/privacy',
    terms: 'https://www.joynet.example/terms',
  },
  copyright: '© JoyNet',
  customerService: { kind: 'inGame' },
  methodsApart: { payermaxApplePayId: 'joynet-payermax-apple-pay' },
  games: [
    {
      code: 'starfall',
      clientIds: {
        android: 'joynet-starfall-android',
        ios: 'joynet-starfall-ios',
        web: 'joynet-starfall-web',
      },
      region: 'sea',
    },
    {
      code: 'neko',
      clientIds: { android: 'joynet-neko-android', ios: 'joynet-neko-ios', web: 'joynet-neko-web' },
      region: 'sea',
    },
    {
      code: 'tide',
      clientIds: { android: 'joynet-tide-android', ios: 'joynet-tide-ios', web: 'joynet-tide-web' },
      region: 'codapay',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = ['card', 'codapay', 'payermax', 'razerGold'] satisfies readonly ProviderKey[]
