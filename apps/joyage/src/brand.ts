import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'joyage',
  name: 'JoyAge',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.joyage.example'],
      apiOrigin: 'https://api.joyage.example',
      backupApiOrigins: ['https://api2.joyage.example'],
      dataOrigin: 'https://data.joyage.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.joyage.example'],
      apiOrigin: 'https://demo-api.joyage.example',
      backupApiOrigins: ['https://demo-api2.joyage.example'],
      dataOrigin: 'https://demo-data.joyage.example',
    },
  ],
  regions: ['twhk', 'hk'],
  currencies: { twhk: 'TWD', hk: 'TWD' },
  regionNames: { twhk: ['TW', 'HK'], hk: ['HK'] },
  languages: ['zh-tw', 'zh-cn', 'en'],
  defaultLanguage: 'zh-tw',
  newVersion: { kind: 'everyone' },
  stepBar: true,
  tracking: { appId: 'joyage-store-app', eventId: 'joyage-store-event' },
  socialLogin: {
    googleClientId: 'joyage-google-login',
    facebookAppId: 'joyage-facebook-login',
    iosClientId: 'joyage-ios-login',
  },
  login: { clientId: 900808, twitterRedirectUrl: 'https://pay.joyage.example/?login=twitter' },
  legal: {
    privacy: 'https://www.joyage.example/privacy',
    terms: 'https://www.joyage.example/terms',
    byRegion: {
      hk: { privacy: 'https://www.joyage.example/hk/privacy', terms: 'https://www.joyage.example/hk/terms' },
    },
  },
  copyright: '© JoyAge',
  customerService: { kind: 'mail', address: 'support@joyage.example' },
  games: [
    {
      code: 'starfall',
      clientIds: {
        android: 'joyage-starfall-android',
        ios: 'joyage-starfall-ios',
        web: 'joyage-starfall-web',
      },
      region: 'twhk',
    },
    {
      code: 'neko',
      clientIds: { android: 'joyage-neko-android', ios: 'joyage-neko-ios', web: 'joyage-neko-web' },
      region: 'twhk',
    },
    {
      code: 'tide',
      clientIds: { android: 'joyage-tide-android', ios: 'joyage-tide-ios', web: 'joyage-tide-web' },
      region: 'hk',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = [
  'alipay',
  'card',
  'myCardBilling',
  'myCardInGame',
  'myCardKouDian',
  'travellet',
] satisfies readonly ProviderKey[]
