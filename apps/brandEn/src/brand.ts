import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'brandEn',
  name: 'Brand EN',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.brand-en.example'],
      apiOrigin: 'https://api.brand-en.example',
      backupApiOrigins: ['https://api2.brand-en.example'],
      dataOrigin: 'https://data.brand-en.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.brand-en.example'],
      apiOrigin: 'https://demo-api.brand-en.example',
      backupApiOrigins: ['https://demo-api2.brand-en.example'],
      dataOrigin: 'https://demo-data.brand-en.example',
    },
  ],
  regions: ['universal'],
  currencies: { universal: 'USD' },
  languages: ['en', 'es', 'pt', 'fr', 'de'],
  defaultLanguage: 'en',
  newVersion: { kind: 'everyone' },
  stepBar: true,
  tracking: { appId: 'brandEn-store-app', eventId: 'brandEn-store-event' },
  socialLogin: {
    googleClientId: 'brandEn-google-login',
    facebookAppId: 'brandEn-facebook-login',
    iosClientId: 'brandEn-ios-login',
  },
  login: { clientId: 901616, twitterRedirectUrl: 'https://pay.brand-en.example/?login=twitter' },
  legal: {
    privacy: 'https://www.brand-en.example/privacy',
    terms: 'https://www.brand-en.example/terms',
  },
  copyright: '© Brand EN',
  customerService: { kind: 'mail', address: 'support@brand-en.example' },
  games: [
    {
      code: 'starfall',
      clientIds: {
        android: 'brandEn-starfall-android',
        ios: 'brandEn-starfall-ios',
        web: 'brandEn-starfall-web',
      },
      region: 'universal',
    },
    {
      code: 'blade',
      clientIds: { android: 'brandEn-blade-android', ios: 'brandEn-blade-ios', web: 'brandEn-blade-web' },
      region: 'universal',
    },
    {
      code: 'ember',
      clientIds: { android: 'brandEn-ember-android', ios: 'brandEn-ember-ios', web: 'brandEn-ember-web' },
      region: 'universal',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = ['adyen', 'card', 'ebanx', 'pagsmile', 'paypal'] satisfies readonly ProviderKey[]
