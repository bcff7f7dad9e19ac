import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'

/** Every fact of this store. Hosts and ids are placeholders until its release: see `npm run readiness`. */
export const brand = {
  key: 'rhinosJp',
  name: 'Rhinos JP',
  deployments: [
    {
      environment: 'production',
      origins: ['https://pay.rhinos-jp.example'],
      apiOrigin: 'https://api.rhinos-jp.example',
      backupApiOrigins: ['https://api2.rhinos-jp.example'],
      dataOrigin: 'https://data.rhinos-jp.example',
    },
    {
      environment: 'demo',
      origins: ['https://demo-pay.rhinos-jp.example'],
      apiOrigin: 'https://demo-api.rhinos-jp.example',
      backupApiOrigins: ['https://demo-api2.rhinos-jp.example'],
      dataOrigin: 'https://demo-data.rhinos-jp.example',
    },
  ],
  regions: ['ja'],
  currencies: { ja: 'JPY' },
  languages: ['ja', 'en'],
  defaultLanguage: 'ja',
  newVersion: { kind: 'everyone' },
  stepBar: true,
  tracking: { appId: 'rhinosJp-store-app', eventId: 'rhinosJp-store-event' },
  socialLogin: {
    googleClientId: 'rhinosJp-google-login',
    facebookAppId: 'rhinosJp-facebook-login',
    iosClientId: 'rhinosJp-ios-login',
  },
  login: { clientId: 901414, twitterRedirectUrl: 'https://pay.rhinos-jp.example/?login=twitter' },
  legal: {
    privacy: 'https://www.rhinos-jp.example/privacy',
    terms: 'https://www.rhinos-jp.example/terms',
  },
  copyright: '© Rhinos JP',
  customerService: { kind: 'mail', address: 'support@rhinos-jp.example' },
  games: [
    {
      code: 'neko',
      clientIds: { android: 'rhinosJp-neko-android', ios: 'rhinosJp-neko-ios', web: 'rhinosJp-neko-web' },
      region: 'ja',
    },
    {
      code: 'starfall',
      clientIds: {
        android: 'rhinosJp-starfall-android',
        ios: 'rhinosJp-starfall-ios',
        web: 'rhinosJp-starfall-web',
      },
      region: 'ja',
    },
    {
      code: 'ember',
      clientIds: { android: 'rhinosJp-ember-android', ios: 'rhinosJp-ember-ios', web: 'rhinosJp-ember-web' },
      region: 'ja',
    },
  ],
  notices: ['specifiedCommercialTransactions', 'inquiry'],
  seller: {
    name: { ja: '株式会社ライノス・ジャパン（仮）', en: 'Rhinos Japan Co., Ltd. (provisional)' },
    address: { ja: '東京都千代田区千代田1-1（仮）', en: '1-1 Chiyoda, Tokyo (provisional)' },
    telephone: { ja: '03-0000-0014（仮）', en: '+81-3-0000-0014 (provisional)' },
    responsible: { ja: '山田 太郎（仮）', en: 'Taro Yamada (provisional)' },
    price: { ja: '各商品ごとに税込価格で表示', en: 'Shown with each product, tax included' },
    delivery: {
      ja: 'お支払い完了後、すぐにゲーム内のメールボックスへお届けします',
      en: 'To the in-game mailbox, right after the payment is complete',
    },
  },
} satisfies BrandConfig

/** The payment providers that this store offers, and no other; each is a file of `packages/api-client/src/providers`. */
export const providers = ['adyen', 'card', 'paypal'] satisfies readonly ProviderKey[]
