import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `pnpm readiness`. */
export const brand = {
  key: 'watt',
  name: 'Watt',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.watt.example'],
      apiOrigin: 'https://api.watt.example',
      backupApiOrigins: ['https://api2.watt.example'],
      dataOrigin: 'https://data.watt.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.watt.example'],
      apiOrigin: 'https://demo-api.watt.example',
      backupApiOrigins: ['https://demo-api2.watt.example'],
      dataOrigin: 'https://demo-data.watt.example',
    },
  ],
  regions: ['universal', 'eru', 'sea', 'ja', 'kr', 'twhk', 'useuro', 'ru', 'hk', 'codapay', 'mea'],
  languages: [
    'ar',
    'de',
    'en',
    'es',
    'fr',
    'id',
    'it',
    'ja',
    'ko',
    'ms',
    'pl',
    'pt',
    'ru',
    'th',
    'tr',
    'vi',
    'zh-cn',
    'zh-tw',
  ],
  defaultLanguage: 'en',
  newVersion: { kind: 'regions', regions: ['universal'] },
  stepBar: true,
  tracking: { appId: 'watt-store-app', eventId: 'watt-store-event' },
  socialLogin: {
    googleClientId: 'watt-google-login',
    facebookAppId: 'watt-facebook-login',
    iosClientId: 'watt-ios-login',
    vkAppId: 'watt-vk-login',
  },
  login: { clientId: 900101, twitterRedirectUrl: 'https://pay.watt.example/?login=twitter' },
  legal: {
    privacy: 'https://www.watt.example/privacy',
    terms: 'https://www.watt.example/terms',
    byRegion: {
      ja: { privacy: 'https://www.watt.example/ja/privacy', terms: 'https://www.watt.example/ja/terms' },
      kr: { privacy: 'https://www.watt.example/kr/privacy', terms: 'https://www.watt.example/kr/terms' },
    },
  },
  copyright: '© Watt',
  customerService: { kind: 'page', url: 'https://support.watt.example/' },
  games: [
    {
      code: 'starfall',
      clientIds: { android: 'watt-starfall-android', ios: 'watt-starfall-ios', web: 'watt-starfall-web' },
      region: 'universal',
    },
    {
      code: 'ember',
      clientIds: { android: 'watt-ember-android', ios: 'watt-ember-ios', web: 'watt-ember-web' },
      region: 'ja',
    },
    {
      code: 'tide',
      clientIds: { android: 'watt-tide-android', ios: 'watt-tide-ios', web: 'watt-tide-web' },
      region: 'sea',
    },
    {
      code: 'neko',
      clientIds: { android: 'watt-neko-android', ios: 'watt-neko-ios', web: 'watt-neko-web' },
      region: 'useuro',
    },
  ],
  trackedUtm: { region: 'ja', parameters: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] },
} satisfies BrandConfig
