import type { Wallet } from '@topup/domain'

/** The hosts that a drop-in's code may contact from a pay document. Source: faults A-05, B-14. */
export interface DropInHosts {
  /**
   * Hosts whose scripts run in the pay document itself; none where the provider's code is part of our build. Each names its
   * reason in the script inventory. Source: decision 96.
   */
  readonly scripts: readonly string[]
  readonly connect: readonly string[]
  readonly images: readonly string[]
  readonly frames: readonly string[]
  /**
   * True where the provider's script writes style sheets into the page and shows nothing readable without them: then the pay
   * documents of the brands that sell it take inline styles. Source: decision 96.
   */
  readonly inlineStyles?: true
}

/** What the build and the checks need to know of a drop-in; no store and no pay document imports it. */
export interface DropInFacts {
  /** True where the host of the brand's card script belongs to its hosts. Source: decision 98. */
  readonly needsCardScript?: true
  /**
   * The build writes the pay document's policy from them. A function: a value that is computed when the module is loaded
   * would come into the store's own files, beside the row.
   */
  readonly hosts: () => DropInHosts
  /**
   * Wallets in this drop-in whose code comes from their maker's host, and may contact it from the pay documents of the brands that
   * have switched them on. Source: decision 95.
   */
  readonly wallets?: { readonly [Name in Wallet]?: Pick<DropInFacts, 'hosts' | 'mark'> }
  /**
   * A text that every copy of the drop-in's code holds and nothing else does, such as the name of the service that
   * it calls. Builds are searched for it. Source: decision 20.
   */
  readonly mark: string
}
