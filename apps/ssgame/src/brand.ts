import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'ssgame',
  name: 'SS Game',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.ssgame.example'],
      apiOrigin: 'https://api.ssgame.example',
      backupApiOrigins: ['https://api2.ssgame.example'],
      dataOrigin: 'https://data.ssgame.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.ssgame.example'],
      apiOrigin: 'https://demo-api.ssgame.example',
      backupApiOrigins: ['https://demo-api2.ssgame.example'],
      dataOrigin: 'https://demo-data.ssgame.example',
    },
  ],
  regions: ['universal', 'sea', 'twhk', 'useuro'],
  currencies: { universal: 'USD', sea: 'USD', twhk: 'TWD', useuro: 'USD' },
  regionNames: {
    universal: ['Global'],
    sea: ['SoutheastAsia'],
    twhk: ['TW', 'HK'],
    useuro: ['US', 'Europe'],
  },
  languages: ['en', 'zh-cn', 'zh-tw', 'th', 'vi', 'id', 'ms', 'de', 'fr'],
  defaultLanguage: 'en',
  newVersion: {
    kind: 'games',
    clientIds: [
      'ssgame-starfall-android',
      'ssgame-starfall-ios',
      'ssgame-starfall-web',
      'ssgame-neko-android',
      'ssgame-neko-ios',
      'ssgame-neko-web',
      'ssgame-blade-android',
      'ssgame-blade-ios',
      'ssgame-blade-web',
    ],
  },
  stepBar: true,
  tracking: { appId: 'ssgame-store-app', eventId: 'ssgame-store-event' },
  socialLogin: {
    googleClientId: 'ssgame-google-login',
    facebookAppId: 'ssgame-facebook-login',
    iosClientId: 'ssgame-ios-login',
  },
  login: { clientId: 900707, twitterRedirectUrl: 'https://pay.ssgame.example/?login=twitter' },
  legal: {
    privacy: 'https://www.ssgame.example/privacy',
    terms: 'https://www.ssgame.example/terms',
  },
  copyright: '© SS Game',
  customerService: { kind: 'page', url: 'https://support.ssgame.example/' },
  games: [
    {
      code: 'starfall',
      clientIds: {
        android: 'ssgame-starfall-android',
        ios: 'ssgame-starfall-ios',
        web: 'ssgame-starfall-web',
      },
      region: 'universal',
    },
    {
      code: 'neko',
      clientIds: { android: 'ssgame-neko-android', ios: 'ssgame-neko-ios', web: 'ssgame-neko-web' },
      region: 'sea',
    },
    {
      code: 'blade',
      clientIds: { android: 'ssgame-blade-android', ios: 'ssgame-blade-ios', web: 'ssgame-blade-web' },
      region: 'twhk',
    },
    {
      code: 'iron',
      clientIds: { android: 'ssgame-iron-android', ios: 'ssgame-iron-ios', web: 'ssgame-iron-web' },
      region: 'useuro',
    },
  ],
  regionByClientId: {
    universal: ['ssgame-starfall-android', 'ssgame-starfall-ios', 'ssgame-starfall-web'],
    sea: ['ssgame-neko-android', 'ssgame-neko-ios', 'ssgame-neko-web'],
    twhk: ['ssgame-blade-android', 'ssgame-blade-ios', 'ssgame-blade-web'],
    useuro: ['ssgame-iron-android', 'ssgame-iron-ios', 'ssgame-iron-web'],
  },
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = [
  'adyen',
  'card',
  'codapay',
  'myCardBilling',
  'myCardInGame',
  'paypal',
  'razerGold',
  'xsolla',
] satisfies readonly ProviderKey[]
