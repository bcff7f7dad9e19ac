import type { Language, Wallet } from '@topup/domain'
import type { DropInModule, DropInStart, ReturnDetails } from '../providers/dropInModule.ts'
import type { Clock } from '../../platform/clock.ts'
import { noteTrouble } from '../../platform/trouble.ts'
import { reducePay } from './payState.ts'
import type { PayEvent, PayState } from './payState.ts'

/** One run of a provider's form in a pay document. */
export interface DropInRun {
  readonly module: DropInModule
  readonly place: HTMLElement
  readonly parameters: Readonly<Record<string, string>>
  readonly language: Language
  readonly isLocal: boolean
  readonly wallets: readonly Wallet[]
  readonly returned: ReturnDetails | null
  readonly clock: Pick<Clock, 'wait'>
  readonly onSent: DropInStart['onSent']
  readonly onRefused: () => void
  readonly onState: (state: PayState) => void
}

/** How long a form may take to appear. */
const patienceMs = 20_000

/**
 * Shows a provider's form and reports each new state; a form that never appears counts as broken. Source:
 * faults M-15.
 */
export async function runDropIn(run: DropInRun): Promise<void> {
  const { module, clock, onState, ...start } = run
  let state: PayState = 'loading'
  const happen = (event: PayEvent) => {
    const next = reducePay(state, event)
    if (next === state) return
    state = next
    onState(next)
  }
  const patience = new AbortController()
  const shown = Promise.resolve()
    .then(() =>
      module.mount({
        ...start,
        onEnd: () => happen('formEnded'),
        onBroken: () => happen('formBroke'),
      }),
    )
    .then(
      () => 'formShown' as const,
      (reason: unknown) => {
        noteTrouble('screen', reason)
        return 'formBroke' as const
      },
    )
  const silence = clock.wait(patienceMs, patience.signal).then(
    () => 'formBroke' as const,
    () => 'formBroke' as const,
  )
  happen(await Promise.race([shown, silence]))
  patience.abort()
}
