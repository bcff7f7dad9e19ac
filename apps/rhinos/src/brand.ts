import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'rhinos',
  name: 'Rhinos',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.rhinos.example'],
      apiOrigin: 'https://api.rhinos.example',
      backupApiOrigins: ['https://api2.rhinos.example'],
      dataOrigin: 'https://data.rhinos.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.rhinos.example'],
      apiOrigin: 'https://demo-api.rhinos.example',
      backupApiOrigins: ['https://demo-api2.rhinos.example'],
      dataOrigin: 'https://demo-data.rhinos.example',
    },
  ],
  regions: ['universal', 'useuro', 'mea'],
  currencies: { universal: 'USD', useuro: 'USD', mea: 'USD' },
  regionNames: { universal: ['Global'], useuro: ['US', 'Europe'], mea: ['MiddleEast', 'Africa'] },
  languages: ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'tr', 'ru', 'ar'],
  defaultLanguage: 'en',
  newVersion: { kind: 'everyone' },
  stepBar: true,
  tracking: { appId: 'rhinos-store-app', eventId: 'rhinos-store-event' },
  socialLogin: {
    googleClientId: 'rhinos-google-login',
    facebookAppId: 'rhinos-facebook-login',
    iosClientId: 'rhinos-ios-login',
  },
  login: { clientId: 901212, twitterRedirectUrl: 'https://pay.rhinos.example/?login=twitter' },
  legal: {
    privacy: 'https://www.rhinos.example/privacy',
    terms: 'https://www.rhinos.example/terms',
    byRegion: {
      useuro: {
        privacy: 'https://www.rhinos.example/useuro/privacy',
        terms: 'https://www.rhinos.example/useuro/terms',
      },
    },
  },
  copyright: '© Rhinos',
  customerService: { kind: 'page', url: 'https://support.rhinos.example/' },
  methodsApart: { payermaxApplePayId: 'rhinos-payermax-apple-pay' },
  games: [
    {
      code: 'iron',
      clientIds: { android: 'rhinos-iron-android', ios: 'rhinos-iron-ios', web: 'rhinos-iron-web' },
      region: 'universal',
    },
    {
      code: 'starfall',
      clientIds: {
        android: 'rhinos-starfall-android',
        ios: 'rhinos-starfall-ios',
        web: 'rhinos-starfall-web',
      },
      region: 'mea',
    },
    {
      code: 'tide',
      clientIds: { android: 'rhinos-tide-android', ios: 'rhinos-tide-ios', web: 'rhinos-tide-web' },
      region: 'useuro',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = [
  'adyen',
  'card',
  'payermax',
  'paypal',
  'pingpongx',
  'xsolla',
] satisfies readonly ProviderKey[]
