import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'acenet',
  name: 'AceNet',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.acenet.example'],
      apiOrigin: 'https://api.acenet.example',
      backupApiOrigins: ['https://api2.acenet.example'],
      dataOrigin: 'https://data.acenet.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.acenet.example'],
      apiOrigin: 'https://demo-api.acenet.example',
      backupApiOrigins: ['https://demo-api2.acenet.example'],
      dataOrigin: 'https://demo-data.acenet.example',
    },
  ],
  regions: ['universal', 'useuro'],
  currencies: { universal: 'USD', useuro: 'USD' },
  regionNames: { universal: ['Global'], useuro: ['US', 'Europe'] },
  languages: ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'tr'],
  defaultLanguage: 'en',
  newVersion: { kind: 'everyone' },
  stepBar: true,
  tracking: { appId: 'acenet-store-app', eventId: 'acenet-store-event' },
  socialLogin: {
    googleClientId: 'acenet-google-login',
    facebookAppId: 'acenet-facebook-login',
    iosClientId: 'acenet-ios-login',
  },
  login: { clientId: 900909, twitterRedirectUrl: 'https://pay.acenet.example/?login=twitter' },
  legal: {
    privacy: 'https://www.acenet.example/privacy',
    terms: 'https://www.acenet.example/terms',
    byRegion: {
      useuro: {
        privacy: 'https://www.acenet.example/useuro/privacy',
        terms: 'https://www.acenet.example/useuro/terms',
      },
    },
  },
  copyright: '© AceNet',
  customerService: { kind: 'page', url: 'https://support.acenet.example/' },
  games: [
    {
      code: 'starfall',
      clientIds: {
        android: 'acenet-starfall-android',
        ios: 'acenet-starfall-ios',
        web: 'acenet-starfall-web',
      },
      region: 'universal',
    },
    {
      code: 'iron',
      clientIds: { android: 'acenet-iron-android', ios: 'acenet-iron-ios', web: 'acenet-iron-web' },
      region: 'useuro',
    },
    {
      code: 'ember',
      clientIds: { android: 'acenet-ember-android', ios: 'acenet-ember-ios', web: 'acenet-ember-web' },
      region: 'universal',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = ['adyen', 'airwallex', 'card', 'paypal', 'xsolla'] satisfies readonly ProviderKey[]
