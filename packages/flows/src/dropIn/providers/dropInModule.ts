import type { Language } from '@topup/domain'

/** What a drop-in needs of the pay document around it. */
export interface DropInStart {
  /** An empty element of its own. */
  readonly place: HTMLElement
  readonly parameters: Readonly<Record<string, string>>
  readonly language: Language
  /** Where we develop: the only place in which the parameters may name another service than the provider's own. */
  readonly isLocal: boolean
  /** The provider's part is over, however it went; may be called any number of times. */
  readonly onEnd: () => void
  /** It broke before anything could be paid. */
  readonly onBroken: () => void
}

/**
 * A provider whose payment form runs in the pay document. What its code says is never more than a reason to ask the
 * service. Source: spec §7 "a drop-in provider", decision 29, faults M-15, decision 20.
 */
export interface DropInModule {
  /** As the service names it in `drop_in.provider`. */
  readonly provider: string
  /** Loads the provider's code and shows the form; resolves when a player can use it, rejects when it cannot be shown. */
  readonly mount: (start: DropInStart) => Promise<void>
}
