import { allDropIns } from '@topup/api-client/providers/allProviders'
import type { DropInFacts } from '@topup/api-client/providers/dropInFacts'
import { asIs, type Fact } from './fact.ts'

/** The facts of all drop-ins: the marks by which their code betrays itself, in a script or in a policy. Source: decision 20. */
export const dropInFacts: readonly Fact[] = Object.entries(allDropIns).map(([label, { mark }]) => ({
  kind: 'dropIn',
  label,
  texts: [mark],
  needed: 1,
  pattern: asIs,
}))

/** The facts of the drop-ins with these names. */
export const factsOfDropIns = (names: readonly string[]): readonly Fact[] =>
  dropInFacts.filter(({ label }) => names.includes(label))

/** The facts of the wallets whose code comes from their maker's host, by which a build betrays that it holds them. Source: decision 95. */
export const walletFacts: readonly Fact[] = Object.values<DropInFacts>(allDropIns).flatMap(({ wallets }) =>
  Object.entries(wallets ?? {}).map(([label, { mark }]): Fact => ({
    kind: 'wallet',
    label,
    texts: [mark],
    needed: 1,
    pattern: asIs,
  })),
)
