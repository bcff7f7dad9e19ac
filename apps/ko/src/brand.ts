import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'ko',
  name: 'KO Shop',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.ko.example'],
      apiOrigin: 'https://api.ko.example',
      backupApiOrigins: ['https://api2.ko.example'],
      dataOrigin: 'https://data.ko.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.ko.example'],
      apiOrigin: 'https://demo-api.ko.example',
      backupApiOrigins: ['https://demo-api2.ko.example'],
      dataOrigin: 'https://demo-data.ko.example',
    },
  ],
  regions: ['kr'],
  currencies: { kr: 'KRW' },
  languages: ['ko', 'en'],
  defaultLanguage: 'ko',
  newVersion: { kind: 'everyone' },
  stepBar: true,
  tracking: { appId: 'ko-store-app', eventId: 'ko-store-event' },
  socialLogin: {
    googleClientId: 'ko-google-login',
    facebookAppId: 'ko-facebook-login',
    iosClientId: 'ko-ios-login',
  },
  login: { clientId: 900303, twitterRedirectUrl: 'https://pay.ko.example/?login=twitter' },
  legal: {
    privacy: 'https://www.ko.example/privacy',
    terms: 'https://www.ko.example/terms',
  },
  copyright: '© KO Shop',
  customerService: { kind: 'page', url: 'https://support.ko.example/' },
  games: [
    {
      code: 'starfall',
      clientIds: { android: 'ko-starfall-android', ios: 'ko-starfall-ios', web: 'ko-starfall-web' },
      region: 'kr',
    },
    {
      code: 'blade',
      clientIds: { android: 'ko-blade-android', ios: 'ko-blade-ios', web: 'ko-blade-web' },
      region: 'kr',
    },
    {
      code: 'neko',
      clientIds: { android: 'ko-neko-android', ios: 'ko-neko-ios', web: 'ko-neko-web' },
      region: 'kr',
    },
  ],
  cardScript: { url: 'https://card-script.ko.example/pay.js' },
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = ['card', 'krKakao', 'krNaver', 'krWelcome', 'naver'] satisfies readonly ProviderKey[]
