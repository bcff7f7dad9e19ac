import type { BrandConfig, Deployment } from '@topup/domain'

/** Where the fake store runs. */
export const fakeDeployment: Deployment = {
  environment: 'production',
  origins: ['https://pay.store.example'],
  apiOrigin: 'https://api.store.example',
  backupApiOrigins: [],
  dataOrigin: 'https://data.store.example',
}

/** Makes a brand that does not exist; `over` replaces any fact. */
export function buildBrand(over: Partial<BrandConfig> = {}): BrandConfig {
  return {
    key: 'store',
    name: 'Store',
    deployments: [fakeDeployment],
    regions: ['universal'],
    languages: ['en', 'ja', 'ar'],
    defaultLanguage: 'en',
    newVersion: { kind: 'everyone' },
    stepBar: false,
    tracking: { appId: 'app', eventId: 'event' },
    socialLogin: { googleClientId: '', facebookAppId: '', iosClientId: '', vkAppId: '' },
    login: { clientId: 1, twitterRedirectUrl: '' },
    legal: { privacy: 'https://store.example/privacy', terms: 'https://store.example/terms' },
    copyright: 'Store',
    customerService: { kind: 'inGame' },
    games: [
      {
        code: 'starfall',
        clientIds: { web: '100001', ios: '100001', android: '100001' },
        region: 'universal',
      },
    ],
    ...over,
  }
}
