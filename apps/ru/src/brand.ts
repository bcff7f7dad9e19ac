import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'ru',
  name: 'RU Store',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.ru.example'],
      apiOrigin: 'https://api.ru.example',
      backupApiOrigins: ['https://api2.ru.example'],
      dataOrigin: 'https://data.ru.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.ru.example'],
      apiOrigin: 'https://demo-api.ru.example',
      backupApiOrigins: ['https://demo-api2.ru.example'],
      dataOrigin: 'https://demo-data.ru.example',
    },
  ],
  regions: ['ru', 'eru'],
  currencies: { ru: 'USD', eru: 'EUR' },
  regionNames: { ru: ['RU'], eru: ['Europe', 'RU'] },
  languages: ['ru', 'en'],
  defaultLanguage: 'ru',
  newVersion: { kind: 'nobody' },
  stepBar: false,
  tracking: { appId: 'ru-store-app', eventId: 'ru-store-event' },
  socialLogin: {
    googleClientId: 'ru-google-login',
    facebookAppId: 'ru-facebook-login',
    iosClientId: 'ru-ios-login',
    vkAppId: 'ru-vk-login',
  },
  login: { clientId: 900505, twitterRedirectUrl: 'https://pay.ru.example/?login=twitter' },
  legal: {
    privacy: 'https://www.ru.example/privacy',
    terms: 'https://www.ru.example/terms',
  },
  copyright: '© RU Store',
  customerService: { kind: 'inGame' },
  games: [
    {
      code: 'iron',
      clientIds: { android: 'ru-iron-android', ios: 'ru-iron-ios', web: 'ru-iron-web' },
      region: 'ru',
    },
    {
      code: 'blade',
      clientIds: { android: 'ru-blade-android', ios: 'ru-blade-ios', web: 'ru-blade-web' },
      region: 'ru',
    },
    {
      code: 'ember',
      clientIds: { android: 'ru-ember-android', ios: 'ru-ember-ios', web: 'ru-ember-web' },
      region: 'eru',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = ['card', 'platform', 'xsolla'] satisfies readonly ProviderKey[]
