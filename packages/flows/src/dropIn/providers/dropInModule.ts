import type { DropInKey } from '@topup/api-client'
import type { CardScript, Language, Wallet } from '@topup/domain'

/** What a provider has sent back with a player who was at a bank: for its own code, which finishes the payment. */
export type ReturnDetails = Readonly<Record<string, string>>

/** What a drop-in needs from the pay document. */
export interface DropInStart {
  /** An empty element of its own. */
  readonly place: HTMLElement
  readonly parameters: Readonly<Record<string, string>>
  readonly language: Language
  /**
   * True in local development, the only place where the parameters may name another service than the provider's
   * own.
   */
  readonly isLocal: boolean
  /**
   * Called when a payment leaves the form: from now on it may be taken. `elsewhere`: the player confirms it outside the
   * browser, where a reload of the form ends nothing. `returned`: it left before, and what a bank sent back is handed in.
   */
  readonly onSent: (how?: 'elsewhere' | 'returned') => void
  /** Called when the provider says that nothing was taken for a payment that left the form. */
  readonly onRefused: () => void
  /** The wallets that the form may offer. */
  readonly wallets: readonly Wallet[]
  /** What came back from a bank: the payment is finished with it, and no form is shown. Null for a form. */
  readonly returned: ReturnDetails | null
  /** Called when the provider's part is over, whatever the outcome; may be called any number of times. */
  readonly onEnd: () => void
  /** Called when the drop-in broke before anything could be paid. */
  readonly onBroken: () => void
}

/**
 * A provider whose payment form runs in the pay document. What its code reports is never more than a reason to
 * query the service. Source: spec §7 "a drop-in provider", decision 29, faults M-15, decision 20.
 */
export interface DropInModule {
  /** The name that the service uses in `drop_in.provider`. */
  readonly provider: DropInKey
  /**
   * What a query says of a payment of this session that went to a bank; null for one of another session, or of nothing.
   * Missing for a provider that sends nothing back.
   */
  readonly returnOf?: (
    query: URLSearchParams,
    parameters: Readonly<Record<string, string>>,
  ) => ReturnDetails | null
  /** Loads the provider's code and shows the form; resolves when a player can use it, rejects when it cannot be shown. */
  readonly mount: (start: DropInStart) => Promise<void>
}

/** Makes a drop-in from facts of the deployment that the pay document is opened in. Source: decision 98. */
export type DropInOfFacts = (facts: { readonly cardScript: CardScript | null }) => DropInModule
