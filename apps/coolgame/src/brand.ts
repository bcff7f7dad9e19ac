import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'coolgame',
  name: 'CoolGame',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.coolgame.example'],
      apiOrigin: 'https://api.coolgame.example',
      backupApiOrigins: ['https://api2.coolgame.example'],
      dataOrigin: 'https://data.coolgame.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.coolgame.example'],
      apiOrigin: 'https://demo-api.coolgame.example',
      backupApiOrigins: ['https://demo-api2.coolgame.example'],
      dataOrigin: 'https://demo-data.coolgame.example',
    },
  ],
  regions: ['sea', 'twhk', 'ja'],
  currencies: { sea: 'USD', twhk: 'TWD', ja: 'JPY' },
  regionNames: { sea: ['SoutheastAsia'], twhk: ['TW', 'HK'], ja: ['JP'] },
  languages: ['en', 'zh-cn', 'zh-tw', 'ja', 'ko', 'th', 'vi', 'id', 'ms'],
  defaultLanguage: 'en',
  newVersion: {
    kind: 'games',
    clientIds: [
      'coolgame-starfall-android',
      'coolgame-starfall-ios',
      'coolgame-starfall-web',
      'coolgame-neko-android',
      'coolgame-neko-ios',
      'coolgame-neko-web',
    ],
  },
  stepBar: true,
  tracking: { appId: 'coolgame-store-app', eventId: 'coolgame-store-event' },
  socialLogin: {
    googleClientId: 'coolgame-google-login',
    facebookAppId: 'coolgame-facebook-login',
    iosClientId: 'coolgame-ios-login',
  },
  login: { clientId: 900404, twitterRedirectUrl: 'https://pay.coolgame.example/?login=twitter' },
  legal: {
    privacy: 'https://www.coolgame.example/privacy',
    terms: 'https://www.coolgame.example/terms',
    byRegion: {
      ja: {
        privacy: 'https://www.coolgame.example/ja/privacy',
        terms: 'https://www.coolgame.example/ja/terms',
      },
    },
  },
  copyright: '© CoolGame',
  customerService: { kind: 'page', url: 'https://support.coolgame.example/' },
  games: [
    {
      code: 'starfall',
      clientIds: {
        android: 'coolgame-starfall-android',
        ios: 'coolgame-starfall-ios',
        web: 'coolgame-starfall-web',
      },
      region: 'sea',
    },
    {
      code: 'neko',
      clientIds: { android: 'coolgame-neko-android', ios: 'coolgame-neko-ios', web: 'coolgame-neko-web' },
      region: 'twhk',
    },
    {
      code: 'tide',
      clientIds: { android: 'coolgame-tide-android', ios: 'coolgame-tide-ios', web: 'coolgame-tide-web' },
      region: 'ja',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = [
  'adyen',
  'card',
  'codapay',
  'myCardBilling',
  'myCardInGame',
  'myCardKouDian',
  'paypal',
  'razerGold',
] satisfies readonly ProviderKey[]
