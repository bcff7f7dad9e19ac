import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'acenetJp',
  name: 'AceNet JP',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.acenet-jp.example'],
      apiOrigin: 'https://api.acenet-jp.example',
      backupApiOrigins: ['https://api2.acenet-jp.example'],
      dataOrigin: 'https://data.acenet-jp.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.acenet-jp.example'],
      apiOrigin: 'https://demo-api.acenet-jp.example',
      backupApiOrigins: ['https://demo-api2.acenet-jp.example'],
      dataOrigin: 'https://demo-data.acenet-jp.example',
    },
  ],
  regions: ['ja'],
  currencies: { ja: 'JPY' },
  languages: ['ja', 'en'],
  defaultLanguage: 'ja',
  newVersion: { kind: 'everyone' },
  stepBar: true,
  tracking: { appId: 'acenetJp-store-app', eventId: 'acenetJp-store-event' },
  socialLogin: {
    googleClientId: 'acenetJp-google-login',
    facebookAppId: 'acenetJp-facebook-login',
    iosClientId: 'acenetJp-ios-login',
  },
  login: { clientId: 901010, twitterRedirectUrl: 'https://pay.acenet-jp.example/?login=twitter' },
  legal: {
    privacy: 'https://www.acenet-jp.example/privacy',
    terms: 'https://www.acenet-jp.example/terms',
  },
  copyright: '© AceNet JP',
  customerService: { kind: 'mail', address: 'support@acenet-jp.example' },
  games: [
    {
      code: 'neko',
      clientIds: { android: 'acenetJp-neko-android', ios: 'acenetJp-neko-ios', web: 'acenetJp-neko-web' },
      region: 'ja',
    },
    {
      code: 'starfall',
      clientIds: {
        android: 'acenetJp-starfall-android',
        ios: 'acenetJp-starfall-ios',
        web: 'acenetJp-starfall-web',
      },
      region: 'ja',
    },
    {
      code: 'blade',
      clientIds: { android: 'acenetJp-blade-android', ios: 'acenetJp-blade-ios', web: 'acenetJp-blade-web' },
      region: 'ja',
    },
  ],
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = ['adyen', 'card', 'paypal'] satisfies readonly ProviderKey[]
