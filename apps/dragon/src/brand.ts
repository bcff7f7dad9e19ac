import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'dragon',
  name: 'Dragon',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.dragon.example'],
      apiOrigin: 'https://api.dragon.example',
      backupApiOrigins: ['https://api2.dragon.example'],
      dataOrigin: 'https://data.dragon.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.dragon.example'],
      apiOrigin: 'https://demo-api.dragon.example',
      backupApiOrigins: ['https://demo-api2.dragon.example'],
      dataOrigin: 'https://demo-data.dragon.example',
    },
  ],
  regions: ['dragon'],
  currencies: { dragon: 'USD' },
  languages: ['en', 'zh-cn', 'zh-tw', 'th', 'vi', 'id'],
  defaultLanguage: 'en',
  newVersion: {
    kind: 'games',
    clientIds: [
      'dragon-ember-android',
      'dragon-ember-ios',
      'dragon-ember-web',
      'dragon-blade-android',
      'dragon-blade-ios',
      'dragon-blade-web',
    ],
  },
  stepBar: false,
  tracking: { appId: 'dragon-store-app', eventId: 'dragon-store-event' },
  socialLogin: {
    googleClientId: 'dragon-google-login',
    facebookAppId: 'dragon-facebook-login',
    iosClientId: 'dragon-ios-login',
  },
  login: { clientId: 900202, twitterRedirectUrl: 'https://pay.dragon.example/?login=twitter' },
  legal: {
    privacy: 'https://www.dragon.example/privacy',
    terms: 'https://www.dragon.example/terms',
  },
  copyright: '© Dragon',
  customerService: { kind: 'inGame' },
  methodsApart: { payermaxApplePayId: 'dragon-payermax-apple-pay' },
  games: [
    {
      code: 'ember',
      clientIds: { android: 'dragon-ember-android', ios: 'dragon-ember-ios', web: 'dragon-ember-web' },
      region: 'dragon',
    },
    {
      code: 'blade',
      clientIds: { android: 'dragon-blade-android', ios: 'dragon-blade-ios', web: 'dragon-blade-web' },
      region: 'dragon',
    },
    {
      code: 'iron',
      clientIds: { android: 'dragon-iron-android', ios: 'dragon-iron-ios', web: 'dragon-iron-web' },
      region: 'dragon',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = [
  'alipay',
  'card',
  'codapay',
  'payermax',
  'paypal',
  'razerGold',
] satisfies readonly ProviderKey[]
