import type { BrandConfig, Deployment, PaymentRegion } from '@topup/domain'

/** Where the simulated store runs: one host and two behind it. */
export const deployment = {
  environment: 'production',
  origins: ['https://pay.store.example'],
  apiOrigin: 'https://api.store.example',
  backupApiOrigins: ['https://api2.store.example', 'https://api3.store.example'],
  dataOrigin: 'https://data.store.example',
} as const satisfies Deployment

/** The API hosts in the order of the table. */
export const apiOrigins: readonly string[] = [deployment.apiOrigin, ...deployment.backupApiOrigins]

/** What stays in the address of a tab that a game opened, once its token is taken out. */
export const gameTab = '/?visit=sdk'

/** Where providers take payments. */
export const providerOrigin = 'https://provider.example'

/** The provider whose drop-in this store has. */
export const dropInProvider = 'adyen'

/** The games of the store, by client id. */
export const games = ['100001', '100002'] as const

/** Where each game is sold: every order of it is booked there, as no link of a run asks for a region. Source: decision 54. */
export const regionOfGame = { '100001': 'universal', '100002': 'ja' } as const satisfies Record<
  (typeof games)[number],
  PaymentRegion
>

/** A store that is nobody's. */
export const brand: BrandConfig = {
  key: 'store',
  name: 'Store',
  deployments: [deployment],
  regions: ['universal', 'ja'],
  languages: ['en'],
  defaultLanguage: 'en',
  newVersion: { kind: 'everyone' },
  stepBar: false,
  tracking: { appId: 'app', eventId: 'event' },
  socialLogin: {},
  login: { clientId: 1, twitterRedirectUrl: '' },
  legal: { privacy: 'https://store.example/privacy', terms: 'https://store.example/terms' },
  copyright: 'Store',
  customerService: { kind: 'inGame' },
  games: games.map((clientId, index) => ({
    code: `game${index}`,
    clientIds: { web: clientId, ios: clientId, android: clientId },
    region: regionOfGame[clientId],
  })),
}

/** What becomes of a card: taken or refused at once, or after 3-D Secure 2; or the provider breaks before anything. */
export type CardKind = 'approved' | 'refused' | 'frictionless' | 'challenge' | 'broken'
