/// <reference types="vite/client" />

declare module 'virtual:topup/local-deployment' {
  import type { Deployment } from '@topup/domain'

  /** The row for a store served on this machine; empty in a release build. Source: decision 37. */
  export const localDeployments: readonly Deployment[]
}

declare module 'virtual:topup/main' {}

/** What follows from a brand's facts, its theme and its list of payment providers: `tooling/vite/src/apps/readBrandApp.ts` writes it. */
declare module 'virtual:topup/store' {
  import type { Deployment } from '@topup/domain'
  import type { startStore } from '@topup/flows'

  type App = Parameters<typeof startStore>[0]
  /** The scene that `theme.ts` names, under the brand's picture where it names one. */
  export const Hero: App['artwork']['Hero']
  /** The checkout with the `providers` of `brand.ts`, fetched when a player is near a payment. */
  export const loadCheckout: App['loadCheckout']
  /** The logins for which `brand.ts` has an id or a page, in the order of their icons. */
  export const loadSocialLogins: App['loadSocialLogins']
  /** The row for a store served on this machine; empty in a release build. Source: decision 37. */
  export const localDeployments: readonly Deployment[]
  /** Addresses of the texts of exactly the languages that `brand.ts` names. */
  export const locales: App['locales']
  /** The texts of the brand's default language. Source: decision 72. */
  export const texts: App['texts']
  /** Address of the typeface that `theme.ts` names, fetched after the first paint. Source: decision 83. */
  export const typeface: App['typeface']
}
