import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'rhinosTwhk',
  name: 'Rhinos TW',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.rhinos-twhk.example'],
      apiOrigin: 'https://api.rhinos-twhk.example',
      backupApiOrigins: ['https://api2.rhinos-twhk.example'],
      dataOrigin: 'https://data.rhinos-twhk.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.rhinos-twhk.example'],
      apiOrigin: 'https://demo-api.rhinos-twhk.example',
      backupApiOrigins: ['https://demo-api2.rhinos-twhk.example'],
      dataOrigin: 'https://demo-data.rhinos-twhk.example',
    },
  ],
  regions: ['twhk'],
  currencies: { twhk: 'TWD' },
  languages: ['zh-tw', 'en'],
  defaultLanguage: 'zh-tw',
  newVersion: { kind: 'everyone' },
  stepBar: true,
  tracking: { appId: 'rhinosTwhk-store-app', eventId: 'rhinosTwhk-store-event' },
  socialLogin: {
    googleClientId: 'rhinosTwhk-google-login',
    facebookAppId: 'rhinosTwhk-facebook-login',
    iosClientId: 'rhinosTwhk-ios-login',
  },
  login: { clientId: 901111, twitterRedirectUrl: 'https://pay.rhinos-twhk.example/?login=twitter' },
  legal: {
    privacy: 'https://www.rhinos-twhk.example/privacy',
    terms: 'https://www.rhinos-twhk.example/terms',
  },
  copyright: '© Rhinos TW',
  customerService: { kind: 'page', url: 'https://support.rhinos-twhk.example/' },
  games: [
    {
      code: 'starfall',
      clientIds: {
        android: 'rhinosTwhk-starfall-android',
        ios: 'rhinosTwhk-starfall-ios',
        web: 'rhinosTwhk-starfall-web',
      },
      region: 'twhk',
    },
    {
      code: 'ember',
      clientIds: {
        android: 'rhinosTwhk-ember-android',
        ios: 'rhinosTwhk-ember-ios',
        web: 'rhinosTwhk-ember-web',
      },
      region: 'twhk',
    },
    {
      code: 'blade',
      clientIds: {
        android: 'rhinosTwhk-blade-android',
        ios: 'rhinosTwhk-blade-ios',
        web: 'rhinosTwhk-blade-web',
      },
      region: 'twhk',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = [
  'card',
  'myCardBilling',
  'myCardInGame',
  'myCardKouDian',
] satisfies readonly ProviderKey[]
