/// <reference types="vite/client" />

declare module 'virtual:topup/local-deployment' {
  import type { Deployment } from '@topup/domain'

  /** The row for a store served on this machine; empty in a release build. Source: decision 37. */
  export const localDeployments: readonly Deployment[]
}

declare module 'virtual:topup/main' {}
